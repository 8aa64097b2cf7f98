/**
 * The live sources: a line for each, with the data sets that its folder describes. Everything else
 * that lists them is derived from this in `data-sets.ts`.
 */
export { comwel } from "./comwel/comwel.ts";
export { fsc, fscStatements as fsc_accounts } from "./fsc/fsc.ts";
export { ftc } from "./ftc/ftc.ts";
export { koneps } from "./koneps/koneps.ts";

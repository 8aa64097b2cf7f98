/** The live sources, one line each. `data-sets.ts` derives all other lists from this one. */
export { comwel } from "./comwel/comwel.ts";
export { fsc, fscStatements as fsc_accounts } from "./fsc/fsc.ts";
export { ftc } from "./ftc/ftc.ts";
export { koneps } from "./koneps/koneps.ts";

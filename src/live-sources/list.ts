/** The live sources, one line each. */
export { comwel } from "./comwel/comwel.ts";
export { fsc, fscStatements as fsc_accounts } from "./fsc/fsc.ts";
export { ftc } from "./ftc/ftc.ts";
export { koneps } from "./koneps/koneps.ts";

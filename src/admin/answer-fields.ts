/** The fields that answers to the operator share. The Worker imports none of them. */
import type { Asked } from "../live-sources/stored-facts.ts";

/** The services that are asked about a business, as the answers name them. */
export const ASKED = ["comwel", "fsc", "ftc", "koneps", "fsc_accounts"] as const satisfies Asked[];

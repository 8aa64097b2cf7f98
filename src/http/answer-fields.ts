/** Fields that the answers of several parts have, as schemas. The Worker imports none of them. */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors.ts";

export const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({
  id: "ErrorCode",
  description: "What went wrong. Codes are stable; new ones may be added.",
});

/** A moment as ISO 8601 in UTC. */
export const instant = z.iso.datetime().meta({ examples: ["2026-11-20T12:43:00.291Z"] });

export const period = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({
    description: "The calendar month, UTC.",
    examples: ["2026-11"],
  });

/** Whether a live source can be asked. Who shows it says what its values mean. */
export const liveStatus = z.enum(["ok", "refused", "resting", "used_up", "unknown"]);

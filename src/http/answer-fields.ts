/** Schemas of fields that several answers share. The Worker does not import them. */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors.ts";

export const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({
  id: "ErrorCode",
  description: "What went wrong. Codes are stable, but new codes may be added.",
});

export const instant = z.iso.datetime().meta({ examples: ["2026-11-20T12:43:00.291Z"] });

export const problem = z
  .string()
  .nullable()
  .meta({
    description: "What is wrong and what to do about it; null if nothing is wrong.",
    examples: [null],
  });

export const period = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({
    description: "The calendar month, UTC.",
    examples: ["2026-11"],
  });

/** Whether a data set of a live source can be asked. Schemas that use this explain the values. */
export const dataSetStatus = z.enum(["ok", "refused", "resting", "used_up", "unknown"]);

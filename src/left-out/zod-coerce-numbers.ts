/** Keeps only zod's coercion of numbers (docs/decisions/0007-small-router-and-bundle-budget.md). */
import { ZodNumber } from "zod";
import { _coercedNumber } from "zod/v4/core";

export const number = (params?: string) => _coercedNumber(ZodNumber, params);

/** Shortens zod's messages: docs/decisions/0007-small-router-and-bundle-budget.md. */
import type { $ZodErrorMap } from "zod/v4/core";
import * as util from "../../node_modules/zod/v4/core/util.js";

const localeError: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return `Invalid input: expected ${issue.expected}, received ${util.parsedType(issue.input)}`;
    case "invalid_value":
      return `Invalid option: expected one of ${util.joinValues(issue.values, "|")}`;
    case "too_big":
      return `Too big: at most ${issue.maximum}`;
    case "too_small":
      return `Too small: ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "invalid_format":
      return `Invalid ${issue.format}`;
    default:
      return "Invalid input";
  }
};

export default () => ({ localeError });

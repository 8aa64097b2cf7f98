/** Finds JSON in the output of a program. */
import type * as z from "zod";

/** @returns the first JSON object of the given shape. Other text in the output may have braces */
export function jsonIn<T>(output: string, shape: z.ZodType<T>): T | undefined {
  for (let start = output.indexOf("{"); start !== -1; start = output.indexOf("{", start + 1)) {
    for (let end = output.lastIndexOf("}"); end > start; end = output.lastIndexOf("}", end - 1)) {
      const parsed = shape.safeParse(parse(output.slice(start, end + 1)));
      if (parsed.success) return parsed.data;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

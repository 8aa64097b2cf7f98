/**
 * The code samples: the files of `docs/samples/`, by the operation that they show. A test runs each
 * of them.
 */
import { readFileSync } from "node:fs";

const LANGUAGES = [
  { ending: "sh", lang: "Shell", label: "curl" },
  { ending: "ts", lang: "TypeScript", label: "TypeScript" },
  { ending: "py", lang: "Python", label: "Python" },
] as const;

/** In the order in which they are shown. */
export const TASKS = [
  { name: "verify", title: "Verify one business", operationId: "verifyBusiness" },
  { name: "status", title: "Ask for the state of numbers", operationId: "getStatus" },
  { name: "describe", title: "Describe a business", operationId: "describeBusiness" },
  {
    name: "batch",
    title: "A batch, from its submission to its results",
    operationId: "submitBatch",
  },
  {
    name: "errors",
    title: "Handle errors and try again",
    operationId: "verifyBusiness",
    suffix: ", with retries",
  },
] as const;

export interface Sample {
  file: string;
  lang: string;
  label: string;
  source: string;
}

export function samplesOf({ name, ...task }: (typeof TASKS)[number]): Sample[] {
  const suffix = "suffix" in task ? task.suffix : "";
  return LANGUAGES.map(({ ending, lang, label }) => {
    const file = `${name}.${ending}`;
    const source = readFileSync(new URL(`../samples/${file}`, import.meta.url), "utf8").trimEnd();
    return { file, lang, label: `${label}${suffix}`, source };
  });
}

/** As `x-codeSamples` of the operation; undefined where it has none. */
export function codeSamples(operationId: string): Omit<Sample, "file">[] | undefined {
  const samples = TASKS.filter((task) => task.operationId === operationId).flatMap(samplesOf);
  return samples.length === 0 ? undefined : samples.map(({ file, ...sample }) => sample);
}

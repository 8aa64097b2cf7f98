/** Reads `30, none:10, comwel.employees:90`. The number without a name is the default. */

export type NumbersByName = Readonly<Record<string, number>>;

const PART = /^(?:([a-z_]+(?:\.[A-Za-z]+)?):)?([0-9]{1,9})$/;

/** @returns null if the text is malformed */
export function readNumbersByName(text: string, fallback: number): NumbersByName | null {
  const numbers: Record<string, number> = { "": fallback };
  for (const part of text.split(",").map((one) => one.trim())) {
    if (part === "") continue;
    const [, name = "", number] = PART.exec(part) ?? [];
    if (number === undefined) return null;
    numbers[name] = Number(number);
  }
  return numbers;
}

export function numberOf(numbers: NumbersByName, ...names: string[]): number {
  const name = names.find((one) => numbers[one] !== undefined) ?? "";
  return numbers[name] ?? 0;
}

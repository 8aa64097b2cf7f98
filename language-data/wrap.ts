const COLUMNS = 96;

/** Breaks a table into lines at its commas, which it leaves out there. */
export function wrap(table: string): string {
  const [first = "", ...others] = table.split(",");
  const lines = [first];
  for (const entry of others) {
    const line = lines.at(-1) ?? "";
    if (line.length + entry.length + 1 > COLUMNS) lines.push(entry);
    else lines[lines.length - 1] = `${line},${entry}`;
  }
  return lines.join("\n");
}

const COLUMNS = 96;

/** Breaks a table into lines at its commas. */
export function wrap(table: string): string {
  const lines = [""];
  for (const entry of table.split(",")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + entry.length + 1 > COLUMNS) lines.push(entry);
    else lines[lines.length - 1] = line === "" ? entry : `${line},${entry}`;
  }
  return lines.join("\n");
}

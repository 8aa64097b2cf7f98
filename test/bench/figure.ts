/** One line of the benchmark's table. */
export interface Figure {
  /**
   * The name of the line. If it is `a / b`, the value is a divided by b, or it shows both, as in
   * `2 / 5`. `…` stands for the beginning of an earlier line's name: below `names alone: right`,
   * the name `… wrong` means `names alone: wrong`.
   */
  figure: string;
  measured: string;
  goal: string;
  reached: boolean | null;
}

export function figure(
  name: string,
  value: number,
  relation: "≤" | "≥",
  goal: number,
  unit = "",
): Figure {
  const reached = relation === "≤" ? value <= goal : value >= goal;
  return {
    figure: name,
    measured: `${format(value)}${unit}`,
    goal: `${relation} ${goal}${unit}`,
    reached,
  };
}

export function remark(name: string, text: string): Figure {
  return { figure: name, measured: text, goal: "", reached: null };
}

export function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

export function printFigures(figures: Figure[]): void {
  console.table(
    figures.map(({ figure, measured, goal, reached }) => ({
      figure,
      measured,
      goal,
      reached: reached === null ? "" : reached ? "yes" : "NO",
    })),
  );
}

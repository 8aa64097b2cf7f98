/** One line of the benchmark's table. */
export interface Figure {
  /** `a / b` is a ratio. `…` stands for the start of an earlier line's name. */
  figure: string;
  measured: string;
  goal: string;
  /** Null if there is no goal. */
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

/** A figure without a goal. */
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

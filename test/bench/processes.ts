/**
 * Finds the workerd processes that this process started, with their CPU time and memory. Reads
 * /proc, and finds no process on a machine without /proc.
 */
import { readdirSync, readFileSync } from "node:fs";

/** /proc counts CPU time in ticks. Every current Linux has 100 ticks a second. */
const TICK_MS = 10;

export function workerdProcesses(): number[] {
  return pids().filter((pid) => {
    const status = fileOf(pid, "status");
    return status.startsWith("Name:\tworkerd\n") && fieldOf(status, "PPid") === process.pid;
  });
}

/** A process's CPU time in milliseconds; NaN if it is unknown. */
export function cpuMs(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  // The second field, the name, may contain blanks, so split after it. User and system time are the
  // 14th and 15th fields of the file, and `fields` begins with the third.
  const fields = fileOf(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

export function residentMegabytes(): { now: number; peak: number } {
  const all = workerdProcesses().map((pid) => fileOf(pid, "status"));
  const total = (name: string) =>
    all.length === 0
      ? Number.NaN
      : all.reduce((sum, status) => sum + fieldOf(status, name), 0) / 1024;
  return { now: total("VmRSS"), peak: total("VmHWM") };
}

function fieldOf(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
}

function pids(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** @returns an empty text if the file cannot be read, because the process may have ended */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

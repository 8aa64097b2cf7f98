/** The page gives up a file that takes too long to read, and says so in both languages. */
/// <reference path="../../../web/globals.d.ts" />
import { afterEach, expect, it, vi } from "vitest";

class SilentWorker {
  static ended = 0;
  postMessage() {}
  terminate() {
    SilentWorker.ended++;
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("ends the worker that has read for 30 seconds, and says so", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
  vi.stubGlobal("SHEET_WORKER", "/sheet-worker.js");
  const { readSheet } = await import("../../../web/list/sheet-calls.ts");
  const reading = readSheet(new Blob(["a"]), "a.xlsx");
  await vi.advanceTimersByTimeAsync(29_999);
  expect(SilentWorker.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  const read = await reading;
  expect(SilentWorker.ended).toBe(1);
  expect(read).toMatchObject({
    fault: { ko: expect.stringContaining("30초"), en: expect.stringContaining("30 seconds") },
  });
});

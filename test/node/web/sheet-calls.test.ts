/// <reference path="../../../web/globals.d.ts" />
import { afterEach, describe, expect, it, vi } from "vitest";

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

it("the page ends a worker that has read for 30 seconds, and says so", async () => {
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

describe("the rows of a sheet", () => {
  type Call = { id: number; body: { kind: string; open?: object } };

  class KeepingWorker {
    static crashes = 0;
    kept: object | undefined;
    onmessage?: (event: { data: object }) => void;
    onerror?: () => void;
    terminate() {}
    postMessage({ id, body }: Call) {
      if (body.kind === "keep") this.kept = body.open;
      const { kept } = this;
      queueMicrotask(() => {
        if (body.kind === "understand" && KeepingWorker.crashes-- > 0) this.onerror?.();
        else this.onmessage?.({ data: { id, body: { kind: "rows", rows: kept } } });
      });
    }
  }

  const view = { mapping: {}, check: "status", edits: [] } as const;
  const sheets = [{ a: 1 }, { b: 2 }] as never[];

  it("are the rows of the requested sheet, even if another sheet was read in the meantime", async () => {
    vi.resetModules();
    vi.stubGlobal("Worker", KeepingWorker);
    vi.stubGlobal("SHEET_WORKER", "/sheet-worker.js");
    const { understandSheet } = await import("../../../web/list/sheet-calls.ts");
    const [first, second] = sheets;
    const asked = [first, second, first].map((open) =>
      understandSheet(open as never, view as never),
    );
    expect(await Promise.all(asked)).toEqual([first, second, first]);
  });

  it("are read by a new worker after a crash, and are null instead of empty after a second crash", async () => {
    vi.resetModules();
    vi.stubGlobal("Worker", KeepingWorker);
    vi.stubGlobal("SHEET_WORKER", "/sheet-worker.js");
    const { understandSheet } = await import("../../../web/list/sheet-calls.ts");
    KeepingWorker.crashes = 1;
    expect(await understandSheet(sheets[0] as never, view as never)).toEqual(sheets[0]);
    KeepingWorker.crashes = 2;
    expect(await understandSheet(sheets[0] as never, view as never)).toBeNull();
  });
});

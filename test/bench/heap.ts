/**
 * Measures the memory of a running Worker's isolate through workerd's inspector. Adds the
 * JavaScript heap and the buffers outside it, because both count against the limit of 128 MB.
 */

const SAMPLE_MS = 10;

interface Usage {
  usedSize: number;
  backingStorageSize: number;
}

/**
 * Measures the Worker's memory while `work` runs. Collects garbage before each measurement: there
 * can be 90 MB of it, but it does no harm, because V8 frees it when memory is short.
 * @param port of the inspector (`StartOptions.inspectorPort`)
 * @returns the peak in megabytes
 */
export async function peakMegabytes(port: number, work: () => Promise<void>): Promise<number> {
  const inspector = await connect(port);
  let peak = 0;
  let isDone = false;
  const samples = (async () => {
    while (!isDone) {
      // Not awaited, because the inspector replies only when it gets the next command.
      void inspector.call("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await inspector.call<Usage>("Runtime.getHeapUsage");
      peak = Math.max(peak, (usedSize + backingStorageSize) / 2 ** 20);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await samples;
    inspector.close();
  }
  return peak;
}

async function connect(port: number) {
  const list = await fetch(`http://127.0.0.1:${port}/json`);
  const targets = (await list.json()) as { id: string; webSocketDebuggerUrl: string }[];
  // The other targets belong to Miniflare.
  const target = targets.find(({ id }) => id.startsWith("core:user:"));
  if (!target) throw new Error("the inspector does not know the Worker");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let last = 0;
  const call = <Result>(method: string): Promise<Result> => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => waiting.set(id, (result) => resolve(result as Result)));
  };
  return { call, close: () => socket.close() };
}

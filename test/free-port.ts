/**
 * Finds a free port for a process that must be given its port. Test files that run at the same time
 * never get the same port.
 */
import { createServer, type Server } from "node:net";

/** Below the ports that operating systems assign: Linux begins at 32768, others at 49152. */
const FIRST_PORT = 20_000;
const COUNT = 6_000;
/** Each port has a guard. The process that listens on the guard port owns the port. */
const FIRST_GUARD = FIRST_PORT + COUNT;

/** @returns a port that no other caller gets until this process ends */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * COUNT);
  for (let tried = 0; tried < COUNT; tried++) {
    const at = (start + tried) % COUNT;
    const guard = await listen(FIRST_GUARD + at);
    if (!guard) continue;
    const probe = await listen(FIRST_PORT + at);
    if (probe) {
      await close(probe);
      guard.unref();
      return FIRST_PORT + at;
    }
    await close(guard);
  }
  throw new Error("all ports for tests are taken");
}

function listen(port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (fault: NodeJS.ErrnoException) =>
      // Windows reserves some ranges for itself.
      fault.code === "EADDRINUSE" || fault.code === "EACCES" ? resolve(null) : reject(fault),
    );
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

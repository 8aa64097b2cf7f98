/** Sends many requests to a Worker over keep-alive connections, and measures the answers. */
import { Agent, request } from "node:http";

export interface Shot {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** Sends `total` requests, `concurrency` at a time. @returns requests per second */
export async function throughput(shot: Shot, total: number, concurrency: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const startedAt = performance.now();
  let sent = 0;
  const sendAll = async () => {
    while (sent < total) {
      sent++;
      await fire(shot, agent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendAll));
  agent.destroy();
  return (total * 1000) / (performance.now() - startedAt);
}

/** Sends `total` requests, one after another. @returns their median latency in milliseconds */
export async function latency(shot: Shot, total: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let sent = 0; sent < total; sent++) {
    const startedAt = performance.now();
    await fire(shot, agent);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return median(times);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function fire({ url, headers, body }: Shot, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    });
    sent.once("error", reject).end(body);
  });
}

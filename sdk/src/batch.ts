/** Batch jobs: submitting one, following it, and reading its results row by row. */
import { ConnectionError } from "./errors.ts";
import { answerOf, pause, type Transport } from "./transport.ts";
import type { BatchRequest, CallOptions, ChargedOptions, Job, JobStatus, Row } from "./types.ts";

export interface SubmitOptions extends ChargedOptions {
  /** What you call the job, at most 100 characters. */
  name?: string;
}

export interface WaitOptions extends CallOptions {
  /** Called with each state of the job that is seen. */
  onProgress?: (job: Job) => void;
}

export interface UploadOptions extends SubmitOptions {
  /** Of the results; Korean unless given. */
  language?: Job["language"];
  /** `status` asks for the state of the numbers alone; `verify` unless given. */
  check?: Job["check"];
}

/** Between two looks at a job, at first and at most. */
const FIRST_LOOK_SECONDS = 0.5;
const MAX_LOOK_SECONDS = 10;

const UNFINISHED: readonly JobStatus[] = ["queued", "processing"];

export class Batches {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Submits a job; it runs by itself. */
  submit(request: BatchRequest, options: SubmitOptions = {}): Promise<Job> {
    return answerOf(
      this.#transport.POST("/v1/batch/verify", { body: request, ...submitting(options) }),
    );
  }

  /** Submits a table of businesses as a file: CSV in any usual form. */
  upload(
    table: string | Blob | Uint8Array<ArrayBuffer>,
    { name, language, check, ...options }: UploadOptions = {},
  ): Promise<Job> {
    return answerOf(
      this.#transport.POST("/v1/batch/upload", {
        params: { query: { ...(language && { language }), ...(check && { check }) } },
        body: table as string,
        bodySerializer: (body) => body,
        ...submitting({ ...options, ...(name !== undefined && { name }) }, "text/csv"),
      }),
    );
  }

  status(jobId: string, { signal = null }: CallOptions = {}): Promise<Job> {
    const params = { path: { job_id: jobId } };
    return answerOf(this.#transport.GET("/v1/batch/status/{job_id}", { params, signal }));
  }

  /** Resolves when the job has ended: completed, cancelled or failed. */
  async wait(jobId: string, { signal = null, onProgress }: WaitOptions = {}): Promise<Job> {
    for (let seconds = FIRST_LOOK_SECONDS; ; seconds = Math.min(seconds * 1.5, MAX_LOOK_SECONDS)) {
      const job = await this.status(jobId, { signal });
      onProgress?.(job);
      if (!UNFINISHED.includes(job.status)) return job;
      await pause(seconds, signal);
    }
  }

  /** The rows of a job that has ended, in the order of its input, as they arrive. */
  async *results(jobId: string, { signal = null }: CallOptions = {}): AsyncGenerator<Row, void> {
    const stream = await answerOf(
      this.#transport.GET("/v1/batch/download/{job_id}", {
        params: { path: { job_id: jobId } },
        headers: { Accept: "application/x-ndjson" },
        parseAs: "stream",
        signal,
      }),
    );
    for await (const line of linesOf(stream as ReadableStream<Uint8Array>)) yield rowOf(line);
  }

  /** The results of a job that has ended, as a CSV file. */
  async download(jobId: string, { signal = null }: CallOptions = {}): Promise<Blob> {
    return answerOf(
      this.#transport.GET("/v1/batch/download/{job_id}", {
        params: { path: { job_id: jobId } },
        headers: { Accept: "text/csv" },
        parseAs: "blob",
        signal,
      }),
    );
  }

  /** The account's jobs, the newest first. */
  async *list({
    signal = null,
    ...query
  }: CallOptions & { status?: JobStatus; limit?: number } = {}): AsyncGenerator<Job, void> {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { jobs: Job[]; next_cursor: string | null } = await answerOf(
        this.#transport.GET("/v1/batch", {
          params: { query: { ...query, ...(cursor !== undefined && { cursor }) } },
          signal,
        }),
      );
      yield* page.jobs;
      cursor = page.next_cursor;
    }
  }

  /** Ends a job; what was answered stays, and is charged. */
  cancel(jobId: string, { signal = null }: CallOptions = {}): Promise<Job> {
    const params = { path: { job_id: jobId } };
    return answerOf(this.#transport.POST("/v1/batch/cancel/{job_id}", { params, signal }));
  }

  /** Deletes a job with all its data. */
  async delete(jobId: string, { signal = null }: CallOptions = {}): Promise<void> {
    const params = { path: { job_id: jobId } };
    await answerOf(this.#transport.DELETE("/v1/batch/{job_id}", { params, signal }));
  }
}

function submitting(
  { name, idempotencyKey = crypto.randomUUID(), signal = null }: SubmitOptions,
  type = "application/json",
) {
  const headers = {
    "Content-Type": type,
    "Idempotency-Key": idempotencyKey,
    ...(name !== undefined && { "Job-Name": encodeURIComponent(name) }),
  };
  return { headers, signal };
}

/** @throws ConnectionError when the results end within a row */
function rowOf(line: string): Row {
  try {
    return JSON.parse(line) as Row;
  } catch (cause) {
    throw new ConnectionError("The results are not complete.", { cause });
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value = "" } = (await reader.read()) as { done: boolean; value?: string };
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
      if (done) break;
    }
  } catch (cause) {
    throw new ConnectionError("The connection broke within the results.", { cause });
  } finally {
    // A caller that has seen enough may leave in the middle.
    await reader.cancel().catch(() => {});
  }
  if (rest !== "") yield rest;
}

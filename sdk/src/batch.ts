/** Batch jobs: submitting one, following it, and reading its results row by row. */

import { bodyOf } from "./arguments.ts";
import { abortReason, ConnectionError, TimeoutError } from "./errors.ts";
import { answerOf, isObject, responseOf, retryAfterOf } from "./response.ts";
import {
  MAX_WAIT_SECONDS,
  mayPass,
  NDJSON,
  pause,
  retryAfterSeconds,
  type Transport,
} from "./transport.ts";
import type {
  BatchRequest,
  CallOptions,
  ChargedOptions,
  Check,
  DeletedJob,
  Job,
  JobList,
  JobRef,
  JobStatus,
  OutputLanguage,
  Row,
} from "./types.ts";

export interface SubmitOptions extends ChargedOptions {
  /** What you call the job, at most 100 characters: lists show it. */
  name?: string | undefined;
}

export interface UploadOptions<
  Kind extends Check = Check,
  Language extends OutputLanguage = OutputLanguage,
> extends SubmitOptions {
  /** `status` asks for the state of the numbers alone; `verify` unless given. */
  check?: Kind | undefined;
  /** Of the results; Korean unless given. */
  language?: Language | undefined;
  /** `input` puts the columns of the table first in the results, in their order. */
  columns?: "input" | undefined;
  /** How many days the results are kept, counted from the end of the job; 30 unless given. */
  retention_days?: number | undefined;
}

export interface WaitOptions extends CallOptions {
  /** Called with each state of the job that is seen. */
  onProgress?: ((job: Job) => void) | undefined;
}

export interface ListQuery {
  status?: JobStatus | undefined;
  /** How many jobs to a page, at most 100; 20 unless given. */
  limit?: number | undefined;
}

const UNFINISHED: readonly JobStatus[] = ["queued", "processing"];

/** Between two looks at a job, where the service does not say. */
const LOOK_SECONDS = 1;
/** How long the service may be away while a job runs: longer than a restart of it. */
const PATIENCE_MS = 60_000;
/** A connection that brings nothing for so long is presumed dead. */
const SILENCE_MS = 60_000;
/** A row repeats a line of the input, which is at most 5 MB, with its quotes escaped. */
const MAX_ROW_LENGTH = 50_000_000;

export class Batches {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Submits a job; it runs by itself. */
  async submit<Kind extends Check = "verify", Language extends OutputLanguage = "ko">(
    request: BatchRequest<Kind, Language>,
    options: SubmitOptions = {},
  ): Promise<Job<Kind, Language>> {
    // The generated type names fewer fields of a business, and has arrays that may be written to.
    const body = bodyOf(request) as { businesses?: { business_number: string }[] };
    const call = this.#transport.POST("/v1/batch/verify", { body, ...submission(options) });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /** Submits a table of businesses as a file: CSV in any usual form. */
  async upload<Kind extends Check = "verify", Language extends OutputLanguage = "ko">(
    table: string | Blob | Uint8Array,
    options: UploadOptions<Kind, Language> = {},
  ): Promise<Job<Kind, Language>> {
    const { check, language, columns, retention_days } = options;
    const query = {
      ...(check && { check }),
      ...(language && { language }),
      ...(columns && { columns }),
      ...(retention_days !== undefined && { retention_days }),
    };
    const call = this.#transport.POST("/v1/batch/upload", {
      params: { query },
      body: table as string,
      bodySerializer: (body) => body,
      ...submission(options, "text/csv"),
    });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /** How far a job is. */
  async status<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { signal = null }: CallOptions = {},
  ): Promise<Job<Kind, Language>> {
    const params = paramsOf(job);
    const call = this.#transport.GET("/v1/batch/status/{job_id}", { params, signal });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /**
   * Resolves when the job has ended: look at its `status`, for it may be `cancelled` or `failed`.
   * The job runs by itself: a service that is away for a minute ends neither it nor this.
   */
  async wait<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { signal = null, onProgress }: WaitOptions = {},
  ): Promise<Job<Kind, Language>> {
    for (let seenAt = Date.now(); ; ) {
      let seconds = LOOK_SECONDS;
      const seen = await this.status(job, { signal }).catch((fault: unknown) => {
        if (!mayPass(fault)) throw fault;
        seconds = retryAfterSeconds(fault) ?? seconds;
        if (Date.now() + seconds * 1000 > seenAt + PATIENCE_MS) throw fault;
        return null;
      });
      if (seen) {
        seenAt = Date.now();
        onProgress?.(seen);
        if (!UNFINISHED.includes(seen.status)) return seen;
        seconds = retryAfterOf(responseOf(seen).headers) ?? seconds;
      }
      await pause(Math.min(seconds, MAX_WAIT_SECONDS), signal);
    }
  }

  /**
   * The rows of a job that has ended, in the order of its input, as they arrive: `for await (const
   * row of …)`. Leaving the loop early ends the download.
   */
  async *results<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { signal = null }: CallOptions = {},
  ): AsyncGenerator<Row<Kind, Language>, void> {
    const { data } = await this.#transport.GET("/v1/batch/download/{job_id}", {
      params: paramsOf(job),
      headers: { Accept: NDJSON },
      parseAs: "stream",
      signal,
    });
    const stream = data as ReadableStream<Uint8Array> | null | undefined;
    if (!stream) throw incomplete();
    for await (const line of linesOf(stream, signal)) yield rowOf(line) as Row<Kind, Language>;
  }

  /** The results of a job that has ended, as a CSV file. */
  async download(job: JobRef, { signal = null }: CallOptions = {}): Promise<Blob> {
    return answerOf(
      this.#transport.GET("/v1/batch/download/{job_id}", {
        params: paramsOf(job),
        headers: { Accept: "text/csv" },
        parseAs: "blob",
        signal,
      }),
    );
  }

  /** All jobs of the account, the newest first: `for await (const job of …)`. */
  async *list(query: ListQuery & CallOptions = {}): AsyncGenerator<Job, void> {
    let cursor: string | null = null;
    do {
      const page: JobList = await this.listPage({ ...query, cursor });
      yield* page.jobs;
      cursor = page.next_cursor;
    } while (cursor);
  }

  /** One page of them; `cursor` is the `next_cursor` of the page before. */
  listPage(
    query: ListQuery & { cursor?: string | null | undefined } & CallOptions = {},
  ): Promise<JobList> {
    const { limit, status, cursor, signal = null } = query;
    const params = {
      query: { ...(limit && { limit }), ...(status && { status }), ...(cursor && { cursor }) },
    };
    return answerOf(this.#transport.GET("/v1/batch", { params, signal }));
  }

  /** Ends a job; what was answered stays, and is charged. */
  async cancel<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { signal = null }: CallOptions = {},
  ): Promise<Job<Kind, Language>> {
    const params = paramsOf(job);
    const call = this.#transport.POST("/v1/batch/cancel/{job_id}", { params, signal });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /** Deletes a job with its input and results. */
  async delete(job: JobRef, { signal = null }: CallOptions = {}): Promise<DeletedJob> {
    const params = paramsOf(job);
    return answerOf(this.#transport.DELETE("/v1/batch/{job_id}", { params, signal }));
  }
}

/** @throws TypeError where a caller without types gives no job: its path would be another's */
function paramsOf(job: JobRef) {
  const job_id = typeof job === "string" ? job : job?.job_id;
  if (typeof job_id !== "string" || job_id === "")
    throw new TypeError("Give the job, or its id as a text.");
  return { path: { job_id } };
}

function submission(
  { name, idempotencyKey, signal = null }: SubmitOptions,
  type = "application/json",
) {
  const headers = {
    "Content-Type": type,
    "Idempotency-Key": idempotencyKey ?? crypto.randomUUID(),
    ...(name && { "Job-Name": encodeURIComponent(name) }),
  };
  return { headers, signal };
}

function incomplete(cause?: unknown): ConnectionError {
  return new ConnectionError("The results are not complete.", { cause });
}

/** @throws ConnectionError when the results end within a row, or are something else */
function rowOf(line: string): Row {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (cause) {
    throw incomplete(cause);
  }
  if (!isObject(row)) throw incomplete();
  return row as Row;
}

async function* linesOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | null,
): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let isOpen = true; isOpen; ) {
      const { done, value } = await readOnce(reader, signal);
      isOpen = !done;
      // What is left of a line is not looked at again, however long it grows.
      const [first = "", ...more] = decoder.decode(value, { stream: isOpen }).split("\n");
      const lines = [rest + first, ...more];
      rest = lines.pop() ?? "";
      if (rest.length > MAX_ROW_LENGTH) throw incomplete();
      yield* lines;
    }
    if (rest !== "") yield rest;
  } finally {
    // A caller that has seen enough may leave in the middle.
    await reader.cancel().catch(() => {});
  }
}

/** @throws ConnectionError, TimeoutError, or the reason of the signal */
async function readOnce(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | null,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  // The time that the caller takes for a row does not count.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError("The results stopped coming.")), SILENCE_MS);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (fault) {
    if (signal?.aborted) throw abortReason(signal);
    if (fault instanceof TimeoutError) throw fault;
    throw new ConnectionError("The connection broke within the results.", { cause: fault });
  } finally {
    clearTimeout(timer);
  }
}

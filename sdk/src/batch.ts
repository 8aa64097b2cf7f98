/** Submits batch jobs, waits for them, and reads their results row by row. */
import { bodyOf } from "./arguments.ts";
import { abortReason, ConnectionError, TimeoutError } from "./errors.ts";
import { answerOf, isObject, OTHER_SERVER, responseOf, retryAfterOf } from "./response.ts";
import {
  CSV,
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
  /** Your name for the job, at most 100 characters. The list of jobs shows it. */
  name?: string | undefined;
}

export interface UploadOptions<
  Kind extends Check = Check,
  Language extends OutputLanguage = OutputLanguage,
> extends SubmitOptions {
  /** `status` looks up only the state of the numbers. Default: `verify`. */
  check?: Kind | undefined;
  /** The language of the results. Default: Korean. */
  language?: Language | undefined;
  /** `input` puts the columns of your table first in the results, in their original order. */
  columns?: "input" | undefined;
  /** How many days the results are kept after the end of the job. Default: 30. */
  retention_days?: number | undefined;
}

export interface JobOptions extends CallOptions {
  /** If the job has ended: adds a receipt that covers the file `results.csv` of the job. */
  receipt?: boolean | undefined;
}

export interface ResultsOptions extends CallOptions {
  /** Adds a receipt to each row that has an answer. */
  receipts?: boolean | undefined;
}

export interface WaitOptions extends CallOptions {
  /** `wait` calls this function each time that it has fetched the job. */
  onProgress?: ((job: Job) => void) | undefined;
}

export interface ListQuery {
  status?: JobStatus | undefined;
  /** Jobs on a page, at most 100. Default: 20. */
  limit?: number | undefined;
}

const UNFINISHED: readonly JobStatus[] = ["queued", "processing"];

/** The pause before a job is fetched again, if the service does not send Retry-After. */
const LOOK_SECONDS = 1;
/** The shortest pause, even if `Retry-After` is 0. */
const LEAST_SECONDS = 0.1;
/**
 * How long `wait` retries if the service cannot be reached. Restarting the service takes less time.
 */
const PATIENCE_MS = 60_000;
/** If a connection delivers nothing for this long, it counts as broken. */
const SILENCE_MS = 60_000;
/**
 * In characters. A row of the results repeats a line of the input, which can have up to 5 MB. JSON
 * may make this line longer.
 */
const MAX_ROW_LENGTH = 50_000_000;

export class Batches {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Submits a job. The service runs it without further calls. */
  async submit<Kind extends Check = "verify", Language extends OutputLanguage = "ko">(
    request: BatchRequest<Kind, Language>,
    options: SubmitOptions = {},
  ): Promise<Job<Kind, Language>> {
    // The cast is needed, because the generated type has no undefined fields or readonly arrays.
    const body = bodyOf(request) as { businesses?: { business_number: string }[] };
    const call = this.#transport.POST("/v1/batch/verify", { body, ...submission(options) });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /** Submits a table of businesses as a CSV file in any common form. */
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
      // The generated type allows only text, but any body can be sent.
      body: table as string,
      bodySerializer: (body) => body,
      ...submission(options, "text/csv"),
    });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /** Fetches a job with its progress. */
  async status<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { receipt, signal = null }: JobOptions = {},
  ): Promise<Job<Kind, Language>> {
    const params = { ...paramsOf(job), query: { ...(receipt && { receipt: "true" as const }) } };
    const call = this.#transport.GET("/v1/batch/status/{job_id}", { params, signal });
    return answerOf(call) as Promise<Job<Kind, Language>>;
  }

  /**
   * Resolves when the job has ended. Check the `status` of the job, because the job may be
   * `cancelled` or `failed`. If the service cannot be reached, this call retries for a minute and
   * then rejects. The job continues in any case.
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
      await pause(Math.min(Math.max(seconds, LEAST_SECONDS), MAX_WAIT_SECONDS), signal);
    }
  }

  /**
   * Yields the rows of a completed or cancelled job, in the order of its input. Leaving a
   * `for await` loop early ends the download.
   */
  async *results<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>(
    job: JobRef<Kind, Language>,
    { receipts, signal = null }: ResultsOptions = {},
  ): AsyncGenerator<Row<Kind, Language>, void> {
    const { data } = await this.#transport.GET("/v1/batch/download/{job_id}", {
      params: { ...paramsOf(job), query: { ...(receipts && { receipts: "true" as const }) } },
      headers: { Accept: NDJSON },
      parseAs: "stream",
      signal,
    });
    const stream = data as ReadableStream<Uint8Array> | null | undefined;
    if (!stream) throw incomplete();
    for await (const lines of linesOf(stream, signal))
      for (const line of lines) yield rowOf(line) as Row<Kind, Language>;
  }

  /** Downloads the results of a completed or cancelled job as a CSV file. */
  async download(job: JobRef, { signal = null }: CallOptions = {}): Promise<Blob> {
    const file: Blob = await answerOf(
      this.#transport.GET("/v1/batch/download/{job_id}", {
        params: paramsOf(job),
        headers: { Accept: CSV },
        parseAs: "blob",
        signal,
      }),
    );
    // A proxy may answer with its own page. Do not return that page as the results.
    if (file.type.startsWith(CSV)) return file;
    throw new ConnectionError(OTHER_SERVER, { cause: new SyntaxError("not a CSV file") });
  }

  /** Yields all jobs of the account, newest first: `for await (const job of …)`. */
  async *list(query: ListQuery & CallOptions = {}): AsyncGenerator<Job, void> {
    let cursor: string | null = null;
    do {
      const page: JobList = await this.listPage({ ...query, cursor });
      yield* page.jobs;
      // Of the service's pages, only the last one can be empty.
      if (page.next_cursor && page.jobs.length === 0) throw new ConnectionError(OTHER_SERVER);
      cursor = page.next_cursor;
    } while (cursor);
  }

  /** Fetches one page of the jobs. `cursor` is the `next_cursor` of the previous page. */
  listPage(
    query: ListQuery & { cursor?: string | null | undefined } & CallOptions = {},
  ): Promise<JobList> {
    const { limit, status, cursor, signal = null } = query;
    const params = {
      query: { ...(limit && { limit }), ...(status && { status }), ...(cursor && { cursor }) },
    };
    return answerOf(this.#transport.GET("/v1/batch", { params, signal }));
  }

  /** Cancels a job. Rows that were answered are kept and charged. */
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

/** @throws TypeError if there is no id. Without an id, the request would go to another path */
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
    // Headers cannot contain Korean letters.
    ...(name && { "Job-Name": encodeURIComponent(name) }),
  };
  return { headers, signal };
}

function incomplete(cause?: unknown): ConnectionError {
  return new ConnectionError("The download of the results is incomplete.", { cause });
}

/** @throws ConnectionError if the line is not a JSON object, for example because it is cut off */
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

/** Yields several lines at a time, because yielding each line alone is slow. */
async function* linesOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | null,
): AsyncGenerator<string[], void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let isOpen = true; isOpen; ) {
      const { done, value } = await readOnce(reader, signal);
      isOpen = !done;
      // Split only the new text. Splitting all text again would be slow for a long line.
      const [first = "", ...more] = decoder.decode(value, { stream: isOpen }).split("\n");
      const lines = [rest + first, ...more];
      rest = lines.pop() ?? "";
      if (rest.length > MAX_ROW_LENGTH) throw incomplete();
      yield lines;
    }
    if (rest !== "") yield [rest];
  } finally {
    // Cancel, because the caller may have left the loop before the end.
    await reader.cancel().catch(() => {});
  }
}

/** @throws ConnectionError, TimeoutError, or the reason of the signal */
async function readOnce(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | null,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  // The timer runs only while the client waits for data, not while the caller processes a row.
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

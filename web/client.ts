/**
 * Asks the service, and says what came of it as data: an answer, a refusal with its code, or no
 * connection. It alone knows addresses, headers and how a key is sent; it throws nothing.
 */
import type {
  BusinessAnswer,
  Checked,
  Job,
  JobPage,
  ResultRow,
  StatusAnswer,
  Usage,
  VerifyAnswer,
} from "./answers.ts";

export type Failure =
  | { kind: "offline" }
  | {
      kind: "refused";
      status: number;
      code: string;
      message: string;
      /** In seconds, where the service says so. */
      retryAfter: number | undefined;
      requestId: string;
    };

export type Reply<T> =
  | { ok: true; value: T; requestId: string; retryAfter: number | undefined }
  | { ok: false; failure: Failure };

/** A request as it is sent. The page shows it too, as a command for a terminal. */
export interface Question {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface Claim {
  business_number: string;
  start_date: string;
  owner_name: string;
  company_name?: string;
}

/** What a job is asked to check: whole claims, or numbers alone. */
export type Batch =
  | { check: "verify"; businesses: Claim[] }
  | { check: "status"; businesses: { business_number: string }[] };

/** How many numbers one status call takes. */
export const NUMBERS_A_CALL = 100;

/** Longer than the service takes to give up on the tax authority. */
const PATIENCE_MS = 30_000;

export const questions = {
  verify: (claim: Claim): Question => ({
    method: "POST",
    path: "/v1/verify",
    body: {
      business_number: claim.business_number,
      startDate: claim.start_date,
      ownerName: claim.owner_name,
      ...(claim.company_name && { companyName: claim.company_name }),
      lang: "both",
    },
  }),
  status: (number: string): Question => ({
    method: "POST",
    path: "/v1/status",
    body: { business_number: number, lang: "both" },
  }),
  describe: (number: string, language: string): Question => ({
    method: "POST",
    path: "/v1/verify/business",
    body: { business_number: number, language },
  }),
};

export class Client {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  usage(variant?: "a" | "b"): Promise<Reply<Usage>> {
    const query = variant === undefined ? "" : `?variant=${variant}`;
    return this.ask({ method: "GET", path: `/v1/usage${query}` });
  }

  verify(question: Question): Promise<Reply<VerifyAnswer>> {
    return this.ask(question);
  }

  status(question: Question): Promise<Reply<StatusAnswer>> {
    return this.ask(question);
  }

  describe(question: Question): Promise<Reply<BusinessAnswer>> {
    return this.ask(question);
  }

  /** @param numbers at most `NUMBERS_A_CALL` */
  statuses(numbers: string[]): Promise<Reply<{ results: StatusAnswer[] }>> {
    const body = { business_numbers: numbers, lang: "both" };
    return this.ask({ method: "POST", path: "/v1/status", body });
  }

  /**
   * @param name what the job is called in lists
   * @param pressKey the same for every repetition of one press: it makes one job
   */
  submit(batch: Batch, name: string, pressKey: string): Promise<Reply<Job>> {
    return this.ask({
      method: "POST",
      path: "/v1/batch/verify",
      body: { ...batch, language: "both" },
      headers: { "Job-Name": encodeURIComponent(name), "Idempotency-Key": pressKey },
    });
  }

  job(id: string): Promise<Reply<Job>> {
    return this.ask({ method: "GET", path: `/v1/batch/status/${id}` });
  }

  jobs(cursor: string | null): Promise<Reply<JobPage>> {
    const query = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    return this.ask({ method: "GET", path: `/v1/batch?limit=50${query}` });
  }

  cancel(id: string): Promise<Reply<Job>> {
    return this.ask({ method: "POST", path: `/v1/batch/cancel/${id}` });
  }

  remove(id: string): Promise<Reply<{ deleted: true }>> {
    return this.ask({ method: "DELETE", path: `/v1/batch/${id}` });
  }

  /** A job's results, one for each row that was sent, in order. */
  results(id: string): Promise<Reply<Checked[]>> {
    const path = `/v1/batch/download/${id}`;
    return this.#send(
      { method: "GET", path, headers: { Accept: "application/x-ndjson" } },
      async (response) =>
        (await response.text())
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => {
            const { input, answer, error }: ResultRow = JSON.parse(line);
            return { number: input.business_number, line: answer ?? { error } };
          }),
    );
  }

  ask<T>(question: Question): Promise<Reply<T>> {
    return this.#send(question, (response) => response.json());
  }

  async #send<T>(
    { method, path, body, headers }: Question,
    read: (response: Response) => Promise<T>,
  ): Promise<Reply<T>> {
    try {
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${this.#key}`,
          ...(body && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const requestId = response.headers.get("X-Request-Id") ?? "";
      const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
      if (response.ok) return { ok: true, value: await read(response), requestId, retryAfter };
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      const { code, message } = error;
      const { status } = response;
      return {
        ok: false,
        failure: { kind: "refused", status, code, message, retryAfter, requestId },
      };
    } catch {
      // No connection, one that broke off, or a body that is no answer of the service.
      return { ok: false, failure: { kind: "offline" } };
    }
  }
}

/** The request as a command for a terminal, with the key as a variable: never the key itself. */
export function asCurl({ method, path, body }: Question): string {
  const lines = [
    `curl -s ${method === "POST" ? "" : `-X ${method} `}'${location.origin}${path}'`,
    `-H "Authorization: Bearer $BVS_API_KEY"`,
    ...(body
      ? [
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ];
  return lines.join(" \\\n  ");
}

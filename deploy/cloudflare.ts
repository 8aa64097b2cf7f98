/**
 * The client of Cloudflare's REST API. A failed call throws an `ApiFailure`. `explain`
 * (`preflight.ts`) turns an `ApiFailure` into a message that says what to do.
 */
import * as z from "zod";

export interface Access {
  token: string;
  account: string;
  baseUrl: string;
}

export const API_BASE_URL = "https://api.cloudflare.com/client/v4";

/** Long, because D1 and R2 answer only after they have created the resource. */
const CALL_TIMEOUT_MS = 60_000;

const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number().catch(0), message: z.string() })).nullish(),
  // Missing in some errors, above all in errors about the token.
  result: z.unknown().optional(),
});

/** The `code` of an `ApiFailure` if the answer was not the API's JSON. */
export const NO_JSON = -1;

/** The API refused, gave an unexpected answer, or could not be reached (`status` 0). */
export class ApiFailure extends Error {
  readonly path: string;
  readonly status: number;
  /** Cloudflare's own number for the error, 0 if it gave none, or `NO_JSON`. */
  readonly code: number;
  readonly reason: string;

  constructor(method: string, path: string, status: number, code: number, reason: string) {
    super(`${method} ${path}: ${reason}${code > 0 ? ` [code: ${code}]` : ""}`);
    this.path = path;
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Pairs of name and value. A name may occur several times. */
  query?: string[][];
  body?: object | FormData;
}

export class CloudflareApi {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  /** Calls a path of the account. @throws ApiFailure */
  call<T>(path: string, result: z.ZodType<T>, call: Call = {}): Promise<T> {
    return callApi(this.#access, `/accounts/${this.#access.account}${path}`, result, call);
  }

  /**
   * Gets a path of the account.
   * @param absent Cloudflare's error numbers that mean "not found"
   * @returns undefined if Cloudflare found nothing
   */
  async find<T>(
    path: string,
    result: z.ZodType<T>,
    absent: readonly number[],
  ): Promise<T | undefined> {
    try {
      return await this.call(path, result);
    } catch (failure) {
      if (failure instanceof ApiFailure && absent.includes(failure.code)) return undefined;
      throw failure;
    }
  }
}

const accounts = z.array(z.object({ id: z.string(), name: z.string() }));

const ACCOUNTS_PAGE = 50;

/** All accounts that a token has access to. @throws ApiFailure */
export async function listAccounts(
  access: Pick<Access, "token" | "baseUrl">,
): Promise<z.infer<typeof accounts>> {
  const all: z.infer<typeof accounts> = [];
  for (let page = 1; ; page++) {
    const query = [
      ["per_page", String(ACCOUNTS_PAGE)],
      ["page", String(page)],
    ];
    const some = await callApi(access, "/accounts", accounts, { query });
    all.push(...some);
    if (some.length < ACCOUNTS_PAGE) return all;
  }
}

async function callApi<T>(
  { token, baseUrl }: Pick<Access, "token" | "baseUrl">,
  path: string,
  result: z.ZodType<T>,
  { method = "GET", query, body }: Call,
): Promise<T> {
  const failure = (status: number, code: number, reason: string) =>
    new ApiFailure(method, path, status, code, reason);
  const isForm = body instanceof FormData;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    text = await response.text();
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
    throw failure(0, 0, cause instanceof Error ? cause.message : String(cause));
  }
  const answer = envelope.safeParse(jsonOf(text));
  if (!answer.success) {
    throw failure(response.status, NO_JSON, `HTTP ${response.status}, and no JSON`);
  }
  const [error] = answer.data.errors ?? [];
  if (!answer.data.success) {
    const message = error?.message ?? `HTTP ${response.status}`;
    throw failure(response.status, error?.code ?? 0, message);
  }
  const parsed = result.safeParse(answer.data.result);
  if (parsed.success) return parsed.data;
  throw failure(response.status, 0, `an unexpected answer: ${z.prettifyError(parsed.error)}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

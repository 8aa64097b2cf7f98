import { similarTo } from "../lib/similar.ts";
import type { Variant } from "../variant.ts";

export interface KnownRoute {
  method: string;
  path: string;
  variant: Variant | null;
}

const LONGEST_PATH = 100;

/** Paths that callers may know from other services. */
const GUESSES: readonly (readonly [requested: RegExp, meant: string])[] = [
  [/^POST \/(?:batch(?:es)?|jobs)$/, "POST /v1/batch/verify"],
  [/^GET \/(?:batches|jobs)$/, "GET /v1/batch"],
  [
    /^GET \/(?:batch(?:es)?|jobs?)\/[^/]+\/(?:results?|download)$/,
    "GET /v1/batch/download/:job_id",
  ],
  [
    /^GET \/(?:batch(?:es)?|jobs?)\/(?!(?:verify|upload|download|cancel)$)[^/]+(?:\/status)?$/,
    "GET /v1/batch/status/:job_id",
  ],
  [/^POST \/watches\/add$/, "POST /v1/watches"],
  [/^POST \/watches\/delete$/, "POST /v1/watches/remove"],
];

/** Other names of `/watches`. Without these, `/watch` could also be taken for `/batch`. */
const WATCHES = /^\/(?:watch(?:-?list)?|watched)(?=\/|$)/;

/**
 * Finds the route that a caller probably meant. Suggests a DELETE route only for a DELETE request.
 * @returns null if no route is close
 */
export function meantRoute(
  method: string,
  path: string,
  routes: readonly KnownRoute[],
): KnownRoute | null {
  if (path.length > LONGEST_PATH) return null;
  const wanted = method === "HEAD" ? "GET" : method;
  const requested = path
    .toLowerCase()
    .replace(/\/+$/, "")
    .replace(/^(?:\/api)?(?:\/v\d+)?(?=\/)/, "")
    .replace(WATCHES, "/watches");
  const guess = GUESSES.find(([pattern]) => pattern.test(`${wanted} ${requested}`))?.[1];
  const guessed = routes.find((route) => `${route.method} ${route.path}` === guess);
  if (guessed) return guessed;
  const safe = routes.filter((route) => route.method !== "DELETE" || wanted === "DELETE");
  // Routes with the requested method come first, so they win a tie.
  const sorted = safe.toSorted(
    (one, other) => Number(other.method === wanted) - Number(one.method === wanted),
  );
  const fits = (isNear: (sent: string, own: string) => boolean) =>
    sorted.find((route) => {
      const compared = literalParts(requested, route.path);
      return compared !== null && isNear(compared.sent, compared.own);
    });
  return (
    fits((sent, own) => sent === own) ??
    fits((sent, own) => similarTo(sent, [own]) !== null) ??
    null
  );
}

/** The path may lack one parameter. @returns null if path and pattern cannot be compared */
function literalParts(path: string, pattern: string): { sent: string; own: string } | null {
  const segments = path.split("/");
  const own = pattern.replace(/^\/v1(?=\/)/, "").split("/");
  const isParameter = own.map((segment) => segment.startsWith(":"));
  const hasAll = segments.length === own.length;
  if (isParameter.includes(true) && !hasAll && segments.length !== own.length - 1) return null;
  return {
    sent: segments.filter((_, at) => !(hasAll && isParameter[at])).join("/"),
    own: own.filter((_, at) => !isParameter[at]).join("/"),
  };
}

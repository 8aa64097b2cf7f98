/**
 * The addresses of the reference's sections, such as `/docs#quota_exceeded` or `/docs#test-mode`.
 * Other pages and the `Link` header of errors use them, so they do not depend on Scalar.
 */

const OUR_OWN = /^#[a-z][a-z0-9_-]*$/;

/** Sections below the endpoints, which Scalar shows as tags. */
const TAGS = new Set(["#versioning", "#changelog"]);

/** @returns Scalar's fragment for one of ours; null if it is not one of ours */
export function anchorOf(fragment: string): string | null {
  if (!OUR_OWN.test(fragment)) return null;
  const kind = TAGS.has(fragment) ? "tag" : "description";
  return `#${kind}/${fragment.slice(1).replaceAll("_", "-")}`;
}

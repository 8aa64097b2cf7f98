/**
 * The addresses of the reference's sections. Other pages, and the `Link` header of errors, name a
 * section as `/docs#quota_exceeded` or `/docs#test-mode`, whatever the reference is drawn with.
 */

const OUR_OWN = /^#[a-z][a-z0-9_-]*$/;

/** Below the endpoints, where Scalar shows tags. */
const TAGS = new Set(["#versioning", "#changelog"]);

/** @returns Scalar's fragment for one of ours; null: it is none of ours */
export function anchorOf(fragment: string): string | null {
  if (!OUR_OWN.test(fragment)) return null;
  const kind = TAGS.has(fragment) ? "tag" : "description";
  return `#${kind}/${fragment.slice(1).replaceAll("_", "-")}`;
}

/**
 * The addresses of the sections in the API reference, such as `/docs#quota_exceeded`. Other pages
 * and the `Link` header of errors use these addresses, so they must not depend on Scalar.
 */

const OUR_OWN = /^#[a-z][a-z0-9_-]*$/;

/** The sections below the endpoints. Scalar treats them as tags. */
const TAGS = new Set(["#versioning", "#changelog"]);

/** @returns Scalar's fragment for one of our fragments; null for any other fragment */
export function anchorOf(fragment: string): string | null {
  if (!OUR_OWN.test(fragment)) return null;
  const kind = TAGS.has(fragment) ? "tag" : "description";
  return `#${kind}/${fragment.slice(1).replaceAll("_", "-")}`;
}

/** Documents of the repository as sections of the reference. */

const TITLE = /^# .*\n+/;
const RELATIVE_LINK = /\[([^\]]+)\]\((?!https?:|mailto:)[^)]*\)/g;
/** Of the changelog; each ends at the next heading of its level or above. */
const NOT_FOR_CALLERS = /^### For (?:operators|developers)\n(?:(?!##? |### ).*\n?)*/gm;
const VERSION = /^## \[(.+)\]/gm;

/**
 * @returns what callers read of the document, without its title; links within the repository become
 *   plain text
 */
export function sectionOf(markdown: string): string {
  return markdown
    .replace(TITLE, "")
    .replace(RELATIVE_LINK, "$1")
    .replace(NOT_FOR_CALLERS, "")
    .replace(VERSION, "## $1");
}

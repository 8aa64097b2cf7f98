/** Turns documents of the repository into sections of the reference. */

const TITLE = /^# .*\n+/;
const RELATIVE_LINK = /\[([^\]]+)\]\((?!https?:|mailto:)[^)]*\)/g;
/** A part of the changelog that callers do not need: from its heading to the next heading. */
const NOT_FOR_CALLERS = /^### For (?:operators|developers)\n(?:(?!##? |### ).*\n?)*/gm;
const VERSION = /^## \[(.+)\]/gm;

/** @returns the parts for callers, without the title. Links to files become plain text */
export function sectionOf(markdown: string): string {
  return markdown
    .replace(TITLE, "")
    .replace(RELATIVE_LINK, "$1")
    .replace(NOT_FOR_CALLERS, "")
    .replace(VERSION, "## $1");
}

/** Faults in the entries of the tax authority's answers. Answers without entries stay unchanged. */
import { unregistered } from "./nts.ts";
import { NTS_FAULTS } from "./nts-faults.ts";
import { json, type Reply } from "./reply.ts";

type State = Readonly<Record<string, unknown>>;
interface Entry extends State {
  readonly b_no: string;
  readonly valid?: string;
  readonly valid_msg?: string;
  readonly status?: State;
}

/** An invented text for `tax_type`. No recorded answer contains it. */
const UNKNOWN_TEXT = "확인되지 않은 과세유형입니다.";

export const ENTRY_FAULTS = {
  nullEntry: () => null,
  numericStateCode: withState((state) => ({ ...state, b_stt_cd: Number(state.b_stt_cd) })),
  blankEntry: withState((_state, number, blank) => ({
    ...unregistered(number),
    b_stt_cd: blank,
    tax_type: blank,
  })),
  unknownTexts: withState((_state, number) => ({
    ...unregistered(number),
    tax_type: UNKNOWN_TEXT,
  })),
} satisfies Record<string, (entry: Entry, blank: string) => unknown>;

/** @param number the business whose first entry becomes faulty; undefined: the very first entry */
export function withEntryFault(
  mode: keyof typeof ENTRY_FAULTS,
  reply: Reply,
  number: string | undefined,
  blank: string,
): Reply {
  const { answer, data } = read(reply);
  const faulty = data.find((entry) => number === undefined || entry.b_no === number);
  if (!faulty) return reply;
  const entries = data.map((entry) =>
    entry === faulty ? ENTRY_FAULTS[mode](entry, blank) : entry,
  );
  return json(reply.status, { ...answer, data: entries });
}

/** Puts a blank before and after each text of the entries, even before and after empty texts. */
export function withPaddedEntries(reply: Reply): Reply {
  const { answer, data } = read(reply);
  if (data.length === 0) return reply;
  const padded: unknown = JSON.parse(JSON.stringify(data), (_field, value: unknown) =>
    typeof value === "string" ? ` ${value} ` : value,
  );
  return json(reply.status, { ...answer, data: padded });
}

export function refuseNumber(reply: Reply, number: string): Reply {
  const isAsked = read(reply).data.some((entry) => entry.b_no === number);
  return isAsked ? NTS_FAULTS.malformedRequest : reply;
}

/**
 * Changes the state in an entry. In answers of `/validate` the entry also becomes confirmed,
 * because only confirmed entries have a state.
 */
function withState(change: (state: State, number: string, blank: string) => State) {
  return (entry: Entry, blank: string): unknown => {
    if (entry.valid === undefined) return change(entry, entry.b_no, blank);
    const { valid_msg: _message, status = unregistered(entry.b_no), ...rest } = entry;
    return { ...rest, valid: "01", status: change(status, entry.b_no, blank) };
  };
}

function read({ body }: Reply): { answer: object; data: readonly Entry[] } {
  const answer = typeof body === "string" && body.startsWith("{") ? JSON.parse(body) : {};
  return { answer, data: Array.isArray(answer.data) ? answer.data : [] };
}

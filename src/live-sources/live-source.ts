/**
 * What a live source is: a public service that says something of a business when asked by its
 * registration number. The names of the sources, what they tell, and how they fail. Asking one
 * belongs in the file of its name, making all of them in `clients.ts`; when one is asked, how often
 * and what becomes of its facts belongs to those who use it.
 */

/** Each has an allowance, a gate and a switch of its own. */
export const LIVE_SOURCES = ["comwel", "fsc", "ftc", "koneps"] as const;

/**
 * - `comwel`: employment and accident insurance, the register of employers.
 * - `fsc`: the financial supervisor's outline of corporations.
 * - `ftc`: the fair trade commission's register of mail-order sellers.
 * - `koneps`: the suppliers of the public procurement service, in their own words.
 */
export type LiveSourceName = (typeof LIVE_SOURCES)[number];

/**
 * What one source says of one business. Null: it does not say. Texts are as the source has them,
 * with single blanks and in NFC; its fillers ("N/A", "-" and the like) and what it masks with
 * asterisks or circles are null. Each has at most 1,000 characters, is well-formed and has no
 * characters that control or that nobody sees.
 */
export interface LiveFacts {
  companyName: string | null;
  englishName: string | null;
  /** One text for each person; null when none is named. */
  representatives: string[] | null;
  /** 13 digits. */
  corporateNumber: string | null;
  /** All of it: for a sole proprietor this may be a home. */
  address: string | null;
  /** KSIC, 2 to 5 digits; the sources do not name the revision. */
  industryCode: string | null;
  employees: number | null;
  /** Whole won. */
  capital: number | null;
  revenue: number | null;
  /** ISO dates. A corporation is established; the tax authority's opening date is another. */
  establishedOn: string | null;
  openingDate: string | null;
  /** Null: the source does not tell. */
  isSoleProprietor: boolean | null;
  /** Of when the source itself says that this is, ISO date. */
  asOf: string | null;
}

export interface LiveSource {
  readonly name: LiveSourceName;
  /**
   * One call of the source; a caller that repeats it counts each call.
   * @param businessNumber ten digits
   * @returns null when the source knows nothing of this number
   * @throws LiveSourceFault and nothing else
   */
  ask(businessNumber: string): Promise<LiveFacts | null>;
}

/** What the accounts of a corporation's last business year say. */
export type LiveAccounts = Pick<LiveFacts, "capital" | "revenue" | "asOf">;

/**
 * The second service of `fsc`, asked by the corporate number that the first one told. It has its
 * own data set at data.go.kr, and so its own allowance and approval.
 */
export interface AccountsSource {
  /**
   * One call, as `LiveSource.ask` makes one.
   * @param corporateNumber 13 digits
   * @returns null when the source has no accounts of this corporation
   * @throws LiveSourceFault and nothing else
   */
  askAccounts(corporateNumber: string): Promise<LiveAccounts | null>;
}

export interface LiveSourceOptions {
  /** Of all four: `https://apis.data.go.kr`, without a slash at the end. */
  baseUrl: string;
  /** data.go.kr's key, encoded or decoded. */
  serviceKey: string;
  /** For one call. */
  timeoutMs: number;
}

/**
 * - `passing`: no answer, or none that could be believed.
 * - `limit`: no more calls today.
 * - `key`: it refuses our key, or the place we call from.
 * - `request`: it refuses what was asked, which says nothing of the source.
 */
export type LiveSourceFaultKind = "passing" | "limit" | "key" | "request";

/** Why a source did not answer. It never means that the source knows nothing. */
export class LiveSourceFault extends Error {
  readonly kind: LiveSourceFaultKind;
  /**
   * For the log: one of our own words (`timeout`, `network`, `malformed`, `filter_ignored` …), the
   * HTTP status (`http_502`) or the source's code in digits. Never text of the source.
   */
  readonly status: string;
  /** Whether asking the same again at once may help. */
  readonly repeatable: boolean;

  constructor(kind: LiveSourceFaultKind, status: string, repeatable = kind === "passing") {
    super(`The source did not answer: ${status}.`);
    this.kind = kind;
    this.status = status;
    this.repeatable = repeatable;
  }
}

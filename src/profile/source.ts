/**
 * What describes a business, and the interface of whoever knows it. A source is asked by the sync, never by a check:
 * what it said stands in D1 (`store.ts`).
 */

/** Of the last annual report, in whole Korean won; null where the report does not say. */
export interface Accounts {
  capital: number | null;
  revenue: number | null;
}

/** What a source adds to a profile: null when it knows of none, absent when it was not asked. */
export interface ProfileParts {
  /** Head count. */
  employees?: number | null;
  accounts?: Accounts | null;
}

/** By what a business is known to the sources. */
export interface BusinessIds {
  /** OpenDART's, eight digits. */
  corpCode: string;
  /** Ten digits, or anything else for a company without a Korean number. */
  businessNumber: string;
}

export interface ProfileSource {
  /** The most calls that one business costs: allowances are by calls. */
  readonly maxCalls: number;
  /** @throws OpenDartFault, or what the source's own client throws, when it does not answer */
  read(business: BusinessIds): Promise<ProfileParts>;
}

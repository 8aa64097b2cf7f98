/** Digits four and five of a sole proprietor's number (docs/upstreams.md). */
const SOLE_PROPRIETOR = /^[0-9]{3}(?:0[1-9]|[1-7][0-9]|9[0-9])/;

export function isSoleProprietor(businessNumber: string): boolean {
  return SOLE_PROPRIETOR.test(businessNumber);
}

/** Digits four and five of a corporation's number. Some other organisations have these digits. */
const CORPORATION = /^[0-9]{3}8[1-8]/;

export function isCorporation(businessNumber: string): boolean {
  return CORPORATION.test(businessNumber);
}

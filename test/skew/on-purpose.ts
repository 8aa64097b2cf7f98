/**
 * Lists the answers that differ on purpose between this code and the last release, whichever of the
 * two is tested with the recorded answers of the other. Empty the list when you record the fixtures
 * of a new release.
 */

export interface Change {
  fault: RegExp;
  /** Why the releases can run side by side although they differ. */
  reason: string;
}

export const ON_PURPOSE: readonly Change[] = [
  {
    fault: /^SOURCE_GATE registry lease: .*does not implement the method "lease"/,
    reason: "If the gate does not answer, an isolate goes on without a lease (decision 0130).",
  },
  {
    fault: /^SOURCE_GATE registry state: (?:calls was \d+ and is 0|left was \d+ and is \d+)$/,
    reason:
      "The last release's gate leases no calls, so its count is 0. Only /ready and the doctor show it.",
  },
  {
    fault: /^SOURCE_GATE registry watch: .*does not implement the method "watch"/,
    reason:
      "The operator gets no alarms until the gate has the new code. Checks do not wait for this call.",
  },
  {
    fault: /^tick \* \* \* \* \*, with recorded answers: logged .*"at watch \(/,
    reason:
      "If the call to the gate fails, the tick is logged as failed, but still runs all its tasks.",
  },
  {
    fault: /^USAGE_METER \S+ keyState: .*does not implement the method "keyState"/,
    reason: "Without keyState, a key is changed unchecked, as in the last release (change-key.ts).",
  },
  {
    fault: /^USAGE_METER \S+ endWait: .*does not implement the method "endWait"/,
    reason: "Only a meter that granted a place to wait gets this call. A failure is ignored.",
  },
  {
    fault:
      /companyNameEn was ".*" and is "|companyNameEnSource was "(?:romanized|composed)" and is "/,
    reason:
      "The service makes composed and romanized names itself, and may improve them at any time.",
  },
  {
    fault: /^GET \/(?:\.well-known\/jwks\.json|admin\/receipt-keys): was 200 and is 404 /,
    reason:
      "The last release has no receipts. A verifier that gets this 404 asks again for the keys, or uses its copy of them.",
  },
];

import { describe, expect, it } from "vitest";
import { readWebhookSecrets, signWebhook } from "../../../src/lib/standard-webhooks.ts";

/** An example from the tests of the specification's libraries (standard-webhooks, b2fa7b8). */
const VECTOR = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const OTHER = `whsec_${btoa("0".repeat(24))}`;

const secretsOf = (text: string) => {
  const secrets = readWebhookSecrets(text);
  if (!secrets) throw new Error("no secrets");
  return secrets;
};
const sign = (secrets: string) =>
  signWebhook(secretsOf(secrets), VECTOR.id, VECTOR.timestamp * 1_000 + 999, VECTOR.body);

describe("a signed webhook", () => {
  it("has the headers of the specification's example", async () => {
    expect(await sign(VECTOR.secret)).toEqual({
      "webhook-id": VECTOR.id,
      "webhook-timestamp": String(VECTOR.timestamp),
      "webhook-signature": VECTOR.signature,
    });
  });

  it("is signed with each of several secrets, so that a secret can be replaced", async () => {
    const headers = await sign(`${OTHER}, ${VECTOR.secret}`);
    const [first, second, ...more] = headers["webhook-signature"].split(" ");
    expect([second, more]).toEqual([VECTOR.signature, []]);
    expect(first).toBe((await sign(OTHER))["webhook-signature"]);
  });
});

describe("a secret", () => {
  it.each([
    ["without its prefix", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    ["that is not base64", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa_w"],
    ["of fewer than 24 bytes", `whsec_${btoa("0".repeat(23))}`],
    ["of more than 64 bytes", `whsec_${btoa("0".repeat(65))}`],
    ["in a list with a faulty secret", `${OTHER},whsec_x`],
    ["that is empty", ""],
  ])("%s is refused", (_, text) => {
    expect(readWebhookSecrets(text)).toBeNull();
  });
});

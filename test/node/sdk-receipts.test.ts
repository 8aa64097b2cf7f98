/**
 * `verifyReceipt` of the TypeScript client, and its reader of SD-JWTs (RFC 9901). An independent
 * library signs the receipts.
 */
import { SDJwtInstance } from "@sd-jwt/core";
import fc from "fast-check";
import { compactVerify, importJWK } from "jose";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ReceiptError,
  type ReceiptErrorCode,
  type ReceiptOptions,
  verifyReceipt,
} from "../../sdk/src/index.ts";
import { disclosedClaims, isSignedBy, parseSdJwt, SdJwtError } from "../../sdk/src/sd-jwt.ts";
import {
  ACTIVE,
  DETAILS,
  digestOf,
  disclosureOf,
  encoded,
  ISSUER,
  makeSigner,
  SIGNED_AT,
  type Signer,
  VALID,
} from "./receipts.ts";
import { DISCLOSURES, FLAT_JWT, ISSUER_KEY, NESTED } from "./sd-jwt-examples.ts";

let live: Signer;
let test: Signer;
let receipt: string;
beforeAll(async () => {
  [live, test] = await Promise.all([makeSigner(), makeSigner("test")]);
  receipt = await live.sign(VALID, { details: DETAILS });
});

afterEach(() => vi.useRealTimers());

const BATCH = {
  ...{ operation: "batch", job_id: "job_1", check: "verify" },
  ...{ total: 3, valid: 1, invalid: 1, errors: 1 },
  ...{ completed_at: "2026-11-22T05:03:00.000Z", results_sha256: "0a".repeat(32) },
};

const both = () => ({ keys: [live.key, test.key] });
const verify = (text: string, options: Partial<ReceiptOptions> = {}) =>
  verifyReceipt(text, { jwks: both(), issuer: ISSUER, ...options });

async function faultOf(verifying: Promise<unknown>): Promise<ReceiptError> {
  const fault = await verifying.catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(ReceiptError);
  return fault as ReceiptError;
}
const codeOf = async (verifying: Promise<unknown>) => (await faultOf(verifying)).code;

describe("verifyReceipt", () => {
  it("returns what a receipt says, with the details that were checked", async () => {
    const { claims, disclosed, withheld } = await verify(receipt);
    expect(claims).toMatchObject({ ...VALID, ...DETAILS, iss: ISSUER, iat: SIGNED_AT });
    expect(claims).not.toHaveProperty("_sd");
    expect(claims).not.toHaveProperty("_sd_alg");
    expect([disclosed, withheld]).toEqual([Object.keys(DETAILS), []]);
  });

  it("verifies receipts of every operation and outcome", async () => {
    const unknown = { is_registered: null, status_code: null, tax_type_code: null };
    for (const body of [
      { ...VALID, is_valid: false, reason: "details_mismatch" },
      { ...VALID, ...unknown, is_registered: false, is_valid: false, reason: "not_registered" },
      { ...VALID, ...unknown, is_valid: false, reason: "unconfirmed", job_id: "job_1" },
      ACTIVE,
      { ...ACTIVE, status_code: "03", closed_on: "2024-02-29" },
      { ...ACTIVE, operation: "describe" },
      BATCH,
    ]) {
      const { claims, withheld } = await verify(await live.sign(body));
      expect(claims).toMatchObject(body);
      expect(withheld).toEqual(body.operation === "verify" ? Object.keys(DETAILS) : []);
    }
  });

  it("verifies a receipt that withholds details, and names the withheld details", async () => {
    const [jwt = "", date = "", name = ""] = receipt.split("~");
    const none = await verify(`${jwt}~`);
    expect([none.disclosed, none.withheld]).toEqual([[], Object.keys(DETAILS)]);
    const one = await verify(`${jwt}~${date}~`);
    expect(one.withheld).toEqual(["claimed_representative"]);
    expect(one.claims).toMatchObject({ claimed_start_date: "2012-03-05" });
    expect(one.claims).not.toHaveProperty("claimed_representative");
    const other = await verify(`${jwt}~${name}~`);
    expect([other.disclosed, other.withheld]).toEqual([
      ["claimed_representative"],
      ["claimed_start_date"],
    ]);
    expect((await verify(`${jwt}~${name}~${date}~`)).claims).toEqual(
      (await verify(receipt)).claims,
    );
  });

  it("agrees with jose about the signature, and with @sd-jwt/core about the claims", async () => {
    const [jwt = ""] = receipt.split("~");
    const key = await importJWK({ ...live.key }, "ES256");
    expect((await compactVerify(jwt, key)).protectedHeader.kid).toBe(live.key.kid);
    const reader = new SDJwtInstance({
      hasher: async (data) =>
        new Uint8Array(await crypto.subtle.digest("SHA-256", Buffer.from(data as string))),
      hashAlg: "sha-256",
    });
    const [, date = "", name = ""] = receipt.split("~");
    for (const shown of [[date, name], [date], [name], []]) {
      const text = [jwt, ...shown, ""].join("~");
      expect((await verify(text)).claims).toEqual(await reader.getClaims(text));
    }
  });

  it("refuses a receipt after a change of any one character", async () => {
    const others = [..."AQgwZaz09-_~. =+/\n\0", "é", "ﾟ", ""];
    for (let at = 0; at < receipt.length; at++) {
      const own = receipt[at] ?? "";
      // The next character of base64url has other trailing bits, which a decoder may ignore.
      const next = String.fromCharCode(own.charCodeAt(0) + 1);
      const flipped = own === own.toUpperCase() ? own.toLowerCase() : own.toUpperCase();
      for (const other of new Set([...others, next, flipped])) {
        if (other === own) continue;
        const changed = receipt.slice(0, at) + other + receipt.slice(at + 1);
        expect([at, other, await verify(changed).catch((fault) => fault)]).toEqual([
          at,
          other,
          expect.any(ReceiptError),
        ]);
      }
    }
  });

  it("refuses a receipt with one additional character at any place", async () => {
    for (let at = 0; at <= receipt.length; at++)
      for (const more of ["A", "~", ".", "=", " ", "\n"]) {
        const changed = receipt.slice(0, at) + more + receipt.slice(at);
        expect(await verify(changed).catch((fault) => fault)).toBeInstanceOf(ReceiptError);
      }
  });

  it("refuses every text that differs from a receipt in several characters", async () => {
    const index = fc.nat(receipt.length - 1);
    await fc.assert(
      fc.asyncProperty(index, index, fc.string({ maxLength: 9 }), async (from, to, text) => {
        const changed = receipt.slice(0, from) + text + receipt.slice(to);
        // A receipt without some of its disclosures is still genuine, so skip such texts.
        const [jwt, ...rest] = receipt.split("~");
        const [given, ...left] = changed.split("~");
        const isShorter = given === jwt && left.every((one) => rest.includes(one));
        fc.pre(!isShorter || new Set(left).size !== left.length);
        expect(await verify(changed).catch((fault) => fault)).toBeInstanceOf(ReceiptError);
      }),
    );
  });

  it.each([
    ["a test receipt where a live one is expected", "live", /^This is a test receipt: it says/],
    ["a live receipt where a test one is expected", "test", /^This is a live receipt, but/],
  ] as const)("refuses %s, and says why", async (_what, mode, message) => {
    const signer = mode === "live" ? test : live;
    const fault = await faultOf(verify(await signer.sign(ACTIVE), { mode }));
    expect([fault.code, fault.message]).toEqual(["wrong_mode", expect.stringMatching(message)]);
    expect(await verify(await signer.sign(ACTIVE), { mode: signer.key.mode })).toBeDefined();
  });

  it("verifies receipts of old keys, and refuses receipts that are dated outside the time of their key", async () => {
    const { iat } = live.key;
    const exp = SIGNED_AT + 10;
    const jwks = { keys: [test.key, { ...live.key, exp }] };
    const answered_at = new Date(iat * 1000).toISOString();
    const dated = async (seconds: unknown) =>
      verify(await live.sign({ ...ACTIVE, answered_at }, { claims: { iat: seconds } }), { jwks });
    for (const seconds of [iat, SIGNED_AT, exp])
      expect((await dated(seconds)).claims).toMatchObject({ iat: seconds });
    for (const seconds of [iat - 1, exp + 1, SIGNED_AT + 0.5, `${SIGNED_AT}`, null, undefined])
      expect(await codeOf(dated(seconds))).toBe("wrong_time");
  });

  it("refuses a receipt that is dated in the future", async () => {
    const text = await live.sign(ACTIVE);
    vi.useFakeTimers({ toFake: ["Date"], now: (SIGNED_AT - 300) * 1000 });
    expect(await verify(text)).toBeDefined();
    vi.setSystemTime((SIGNED_AT - 301) * 1000);
    expect(await codeOf(verify(text))).toBe("wrong_time");
  });

  it("refuses a receipt that is older than its answer", async () => {
    const answered = async (seconds: number) => {
      const answered_at = new Date((SIGNED_AT + seconds) * 1000).toISOString();
      return verify(await live.sign({ ...ACTIVE, answered_at }));
    };
    for (const seconds of [-86_400, 0, 60]) expect(await answered(seconds)).toBeDefined();
    expect(await codeOf(answered(60.001))).toBe("wrong_time");
  });

  it("refuses a signed receipt that lacks a claim, or has one of a wrong form", async () => {
    const wrong: Record<string, unknown[]> = {
      ...{ jti: [7, ""], statement: [null], source: ["NTS", "other"], operation: [null, 7] },
      ...{ business_number: [2178182399, "217-81-82399", "21781823990"] },
      ...{ answered_at: [SIGNED_AT, "yesterday", "2026-13-01T00:00:00Z", "2026-11-22"] },
      ...{ is_registered: ["true", 1], status_code: [1], tax_type_code: [1], closed_on: [false] },
      ...{ is_valid: [null, "true"], job_id: [null], check: ["both"], completed_at: ["soon"] },
      ...{ total: ["3", -1], valid: [0.5], invalid: [null], errors: [{}] },
      results_sha256: ["00", "0A".repeat(32), null],
    };
    const signed = { jti: "", statement: "", source: "" };
    for (const body of [VALID, ACTIVE, { ...ACTIVE, operation: "describe" }, BATCH])
      for (const name of Object.keys({ ...signed, ...body })) {
        // These claims only explain other claims, and may be unknown.
        if (["reason", "closed_by_unit_taxation"].includes(name)) continue;
        for (const value of [undefined, ...(wrong[name] ?? [])]) {
          const code = await codeOf(verify(await live.sign({ ...body, [name]: value })));
          expect([body.operation, name, value, code]).toEqual([
            body.operation,
            name,
            value,
            "wrong_claims",
          ]);
        }
      }
  });

  it.each(["guess", "constructor"])(
    "accepts a receipt of the unknown operation %s, because newer services may have more",
    async (operation) => {
      expect((await verify(await live.sign({ operation }))).claims).toMatchObject({ operation });
    },
  );

  it("refuses every receipt of a revoked key, even a receipt from before the revocation", async () => {
    const jwks = { keys: [{ ...live.key, revoked: { revoked_at: SIGNED_AT + 1_000 } }] };
    expect(await codeOf(verify(receipt, { jwks }))).toBe("revoked_key");
  });

  it.each<[string, ReceiptErrorCode, () => Promise<string> | string, Partial<ReceiptOptions>?]>([
    ["a text that is not a receipt", "malformed", () => "hello"],
    ["no text", "malformed", () => ""],
    ["a receipt without its last ~", "malformed", () => receipt.slice(0, -1)],
    ["blanks around a receipt", "malformed", () => ` ${receipt}`],
    ["a line break after a receipt", "malformed", () => `${receipt}\n`],
    ["a byte-order mark", "malformed", () => `\uFEFF${receipt}`],
    ["a receipt with key binding", "malformed", () => `${receipt}e30.e30.AAAA`],
    ["padding", "malformed", () => receipt.replace("~", "=~")],
    ["a header that is an array", "malformed", () => `${encoded("[]")}.${encoded("{}")}.AA~`],
    ["a header that is not UTF-8", "malformed", () => `${encoded(new Uint8Array([255]))}.e30.AA~`],
    ["critical extensions", "malformed", () => live.sign(ACTIVE, { header: CRITICAL })],
    ["another type", "wrong_type", () => live.sign(ACTIVE, { header: { typ: "JWT" } })],
    ["the type in capitals", "wrong_type", () => live.sign(ACTIVE, { header: { typ: CAPITALS } })],
    ["an unsigned receipt", "wrong_algorithm", () => unsigned({ alg: "none" })],
    ["a receipt signed with a public key", "wrong_algorithm", () => unsigned({ alg: "HS256" })],
    ["an unknown key", "unknown_key", async () => (await makeSigner()).sign(ACTIVE)],
    ["no key id", "unknown_key", () => live.sign(ACTIVE, { header: { kid: undefined } })],
    ["a live receipt of a test key", "wrong_mode", () => test.sign(ACTIVE, LIVE)],
    ["a receipt without a mode", "wrong_mode", () => live.sign(ACTIVE, { claims: { mode: null } })],
    ["another issuer", "wrong_issuer", () => live.sign(ACTIVE, { claims: { iss: `${ISSUER}/` } })],
    [
      "a receipt that names the id of another key",
      "wrong_signature",
      () => test.sign(ACTIVE, stolenId()),
    ],
  ])("refuses %s", async (_what, code, make, options) => {
    const fault = await faultOf(verify(await make(), options));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(/^[A-Z].+\.$/);
  });

  const CRITICAL = { crit: ["exp"], exp: SIGNED_AT };
  const CAPITALS = "BVS-receipt+sd-jwt";
  const LIVE = { claims: { mode: "live" } };
  const stolenId = () => ({ header: { kid: live.key.kid }, ...LIVE });
  const unsigned = (header: object) => {
    const [, payload = ""] = receipt.split(".");
    const { kid } = live.key;
    return `${encoded(JSON.stringify({ typ: "bvs-receipt+sd-jwt", kid, ...header }))}.${payload}.~`;
  };

  it("refuses an unreferenced, a doubled and a changed disclosure", async () => {
    const [jwt = "", date = "", name = ""] = receipt.split("~");
    const [, otherDate = ""] = (await live.sign(VALID, { details: DETAILS })).split("~");
    const changed = encoded(Buffer.from(name, "base64url").toString().replace("김", "강"));
    for (const [what, disclosures] of Object.entries({
      unreferenced: [date, disclosureOf("claimed_representative", "김한빛")],
      "of another receipt": [otherDate],
      doubled: [date, date],
      "doubled at a distance": [date, name, date],
      changed: [date, changed],
      "of the same JSON": [encoded(Buffer.from(name, "base64url").toString().replace(",", ", "))],
      "not an array": [encoded('"claimed_representative"')],
      "an added claim": [date, name, disclosureOf("is_open", true)],
    })) {
      const code = await codeOf(verify([jwt, ...disclosures, ""].join("~")));
      expect([what, code]).toEqual([what, "wrong_disclosure"]);
    }
  });

  it.each([
    ["_sd", ["x"]],
    ["...", "x"],
    ["is_valid", true],
    ["business_number", "1000000014"],
    ["statement", "…"],
  ])(
    "refuses a signed disclosure of %s, because a disclosure must add a new claim",
    async (name, value) => {
      const details = { [name]: value };
      expect(await codeOf(verify(await live.sign(VALID, { details })))).toBe("wrong_disclosure");
    },
  );

  it.each([
    ["a digest that comes twice", { _sd: ["x", "x"] }],
    ["a digest that is not a text", { _sd: [7] }],
    ["digests that are not an array", { _sd: "x" }],
    ["digests of another algorithm", { _sd_alg: "sha-512" }],
    ["digests of no algorithm", { _sd_alg: null }],
    ["a claim named ...", { "...": "x" }],
    ["a digest with claims beside it", { list: [{ "...": "x", y: 1 }] }],
    ["a digest that comes again in a nested claim", { _sd: ["x"], more: { _sd: ["x"] } }],
  ])("refuses a signed receipt with %s", async (_what, claims) => {
    expect(await codeOf(verify(await live.sign(ACTIVE, { claims })))).toBe("wrong_disclosure");
  });

  it("shows nested claims only if they are disclosed", async () => {
    const element = encoded(JSON.stringify(["salt", "US"]));
    const inner = disclosureOf("city", "서울");
    const claims = { places: [{ "...": digestOf(element) }, { _sd: [digestOf(inner)] }] };
    const hidden = await live.sign(ACTIVE, { claims });
    expect((await verify(hidden)).claims).toMatchObject({ places: [{}] });
    const shown = `${hidden}${element}~${inner}~`;
    expect((await verify(shown)).claims).toMatchObject({ places: ["US", { city: "서울" }] });
  });

  it("returns claims of any name without side effects", async () => {
    const details = { constructor: { is_valid: true }, toString: "x" };
    const proto = disclosureOf("__proto__", { is_valid: true });
    const claims = { _sd: [digestOf(proto)] };
    const text = `${await live.sign(ACTIVE, { claims })}${proto}~`;
    expect((await verify(text)).claims).not.toHaveProperty("is_valid");
    expect({}).not.toHaveProperty("is_valid");
    const { claims: read } = await verify(await live.sign(VALID, { details }));
    expect(read).toMatchObject(details);
  });

  it("verifies receipts with any name of a representative that a caller can claim", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc.subarray(Object.keys(DETAILS)),
        async (claimed_representative, names) => {
          const details = { ...DETAILS, claimed_representative };
          const [jwt = "", date = "", name = ""] = (await live.sign(VALID, { details })).split("~");
          const by = { claimed_start_date: date, claimed_representative: name };
          const shown = names.map((one) => by[one as keyof typeof by]);
          const { claims, disclosed } = await verify([jwt, ...shown, ""].join("~"));
          expect(disclosed).toEqual(names);
          for (const one of names)
            expect(claims).toHaveProperty(one, details[one as keyof typeof details]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ["receipt", undefined, {}],
    ["jwks", "", { jwks: undefined as never }],
    ["jwks", "", { jwks: [] as never }],
    ["issuer", "", { issuer: "" }],
  ])(
    "throws a TypeError, not a ReceiptError, if the argument %s is missing or wrong",
    async (name, text, options) => {
      const verifying = verify(text as string, options);
      await expect(verifying).rejects.toThrow(TypeError);
      await expect(verifying).rejects.toThrow(new RegExp(`^${name} must be`));
    },
  );

  it("says that a key is not usable, and does not call the receipt forged", async () => {
    const jwks = { keys: [{ ...live.key, crv: "P-384" }] };
    await expect(verify(receipt, { jwks })).rejects.toThrow(/^jwks has a key that is not on P-256/);
  });

  it("uses a key that has additional fields, even if malformed keys are in the same set", async () => {
    const keys = [null, { kid: 7 }, { ...live.key, key_ops: [], ext: false }] as never;
    expect(await verify(receipt, { jwks: { keys } })).toBeDefined();
  });
});

describe("the SD-JWTs of RFC 9901", () => {
  const PERMANENT = {
    ...{ iss: "https://issuer.example.com", iat: 1683000000, exp: 1883000000, sub: "user_42" },
    cnf: expect.any(Object),
  };
  const ALL = {
    ...{ given_name: "John", family_name: "Doe", email: "johndoe@example.com" },
    ...{ phone_number: "+1-202-555-0101", phone_number_verified: true },
    ...{ birthdate: "1940-01-01", updated_at: 1570000000 },
    address: expect.objectContaining({ street_address: "123 Main St", country: "US" }),
  };

  it("in §5.1 are signed, and have each claim that is disclosed", async () => {
    const { US, DE, ...flat } = DISCLOSURES;
    for (const [disclosures, claims] of [
      [[...Object.values(flat), US, DE], { ...ALL, nationalities: ["US", "DE"] }],
      [Object.values(flat), { ...ALL, nationalities: [] }],
      [[flat.family_name, US], { family_name: "Doe", nationalities: ["US"] }],
      [[], { nationalities: [] }],
    ] as const) {
      const sdJwt = parseSdJwt([FLAT_JWT, ...disclosures, ""].join("~"));
      expect(await isSignedBy(sdJwt, ISSUER_KEY)).toBe(true);
      expect(await isSignedBy(sdJwt, live.key)).toBe(false);
      expect(await disclosedClaims(sdJwt)).toEqual({ ...PERMANENT, ...claims });
    }
  });

  it("in A.1 are signed, and have the nested claims that are disclosed", async () => {
    const sdJwt = parseSdJwt(NESTED);
    expect(await isSignedBy(sdJwt, ISSUER_KEY)).toBe(true);
    const { iss, iat, exp } = PERMANENT;
    const address = { region: "港区", country: "JP" };
    expect(await disclosedClaims(sdJwt)).toEqual({ iss, iat, exp, address });
  });

  it("refuse an unreferenced and a doubled disclosure", async () => {
    const { given_name, US } = DISCLOSURES;
    for (const disclosures of [
      [disclosureOf("foo", "bar")],
      [given_name, given_name],
      [US, US],
      [NESTED.split("~")[1] ?? ""],
    ])
      await expect(
        disclosedClaims(parseSdJwt([FLAT_JWT, ...disclosures, ""].join("~"))),
      ).rejects.toThrow(SdJwtError);
  });

  it("are not accepted as receipts", async () => {
    const jwks = { keys: [{ ...ISSUER_KEY, ...{ kid: "x", mode: "live" as const, iat: 0 } }] };
    const issuer = "https://issuer.example.com";
    for (const text of [`${FLAT_JWT}~`, NESTED])
      expect(await codeOf(verify(text, { jwks, issuer }))).toBe("wrong_type");
  });
});

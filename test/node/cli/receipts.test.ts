/** `bvs receipts`, with receipts that an independent library signs, and with a fake service. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompactSign, calculateJwkThumbprint, importJWK } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyReceipt } from "../../../sdk/src/index.ts";
import {
  ACTIVE,
  DETAILS,
  disclosureOf,
  ISSUER,
  makeSigner,
  SIGNED_AT,
  type Signer,
  type Signing,
  VALID,
} from "../receipts.ts";
import { bvs, errorAnswer, failureLine, type Run, useFakeService } from "./harness.ts";

const service = await useFakeService();
const JWKS_ROUTE = "GET /.well-known/jwks.json";

let folder: string;
let live: Signer;
let test: Signer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bvs-receipts-"));
  [live, test] = await Promise.all([makeSigner(), makeSigner("test")]);
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => bvs(["receipts", ...args], { BVS_URL: service.url });
const write = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const keySet = () => ({ issuer: ISSUER, keys: [live.key, test.key] });
/** Runs `bvs receipts verify` on a file with this content. The fake service has the keys. */
async function verify(content: string | Uint8Array, ...options: string[]): Promise<Run> {
  service.answers[JWKS_ROUTE] ??= [{ body: keySet() }];
  return run("verify", await write("file", content), ...options);
}
const sign = (claims: object = VALID, signing: Signing = { details: DETAILS }) =>
  live.sign(claims, signing);

describe("bvs receipts verify", () => {
  it("verifies a receipt with the keys of the service, and tells what the receipt says", async () => {
    const { code, stdout, stderr } = await verify(`\n${await sign()}\r\n`);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^Genuine\. 217-81-82399 was registered and active, and matched the opening date 2012-03-05 and the representative "김한빛"\.\n\n/,
    );
    expect(stdout).toMatch(/^number +217-81-82399$/m);
    expect(stdout).toMatch(/^answered +2026-11-22 05:03Z$/m);
    expect(stdout).toMatch(/^issuer +https:\/\/bvs\.example\.com$/m);
    expect(stdout).toMatch(/^statement +Statement of the business verification service/m);
    expect(service.requests.map(({ route }) => route)).toEqual([JWKS_ROUTE]);
    expect(service.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it.each([
    ["both details", [], "matched details that are not shown here."],
    [
      "one of the two details",
      ["date"],
      "the opening date 2012-03-05 and details that are not shown here.",
    ],
  ])("says that details are not shown if the holder withholds %s", async (_what, shown, text) => {
    const [jwt, date] = (await sign()).split("~");
    const receipt = [jwt, ...(shown.length > 0 ? [date] : []), ""].join("~");
    const { code, stdout } = await verify(receipt);
    expect([code, stdout.split("\n")[0]]).toEqual([0, expect.stringContaining(text)]);
    expect(stdout).not.toContain("김한빛");
  });

  const state = (more: object) => ({ ...ACTIVE, ...more });
  const unknown = { status_code: null, tax_type_code: null };
  const claim = (more: object) => ({ ...VALID, is_valid: false, ...more });
  it.each([
    [state({}), {}, "217-81-82399 was registered and active."],
    [state({ status_code: "03", operation: "describe" }), {}, "was registered and closed."],
    [state({ ...unknown, is_registered: false }), {}, "217-81-82399 was not registered."],
    [state({ status_code: "09" }), {}, "217-81-82399 was registered."],
    [
      claim({ reason: "details_mismatch" }),
      DETAILS,
      'was registered, but did not match the details (claimed: the opening date 2012-03-05 and the representative "김한빛").',
    ],
    [
      claim({ reason: "not_registered", ...unknown, is_registered: false }),
      {},
      "217-81-82399 was not registered (the details that were claimed are not shown here).",
    ],
    [
      claim({ reason: "unconfirmed", ...unknown, is_registered: null }),
      {},
      "was not confirmed with these details, for an unknown reason (",
    ],
    [{ operation: "guess" }, {}, "This tool does not know this kind of receipt."],
  ])("says %j in words", async (body, details, text) => {
    const { code, stdout } = await verify(await sign(body, { details }));
    expect([code, stdout.split("\n")[0]]).toEqual([0, expect.stringContaining(text)]);
  });

  it("says that a business closed only as a formality, for business-unit taxation", async () => {
    const closed = { status_code: "03", closed_on: "2023-12-31", closed_by_unit_taxation: true };
    const { stdout } = await verify(await sign(state(closed), { details: {} }));
    expect(stdout).toMatch(/^closed because of +business-unit taxation \(may still trade\)$/m);
  });

  it("verifies a receipt of an old key with the file of --jwks, and asks no service", async () => {
    const keys = [
      { kty: "OKP", kid: "x" },
      { ...live.key, exp: SIGNED_AT },
    ];
    const file = await write("jwks.json", JSON.stringify({ issuer: ISSUER, keys }));
    expect((await verify(await sign(), "--jwks", file)).code).toBe(0);
    expect(service.requests).toEqual([]);
  });

  it("exits with code 1 and says why if the receipt is not genuine", async () => {
    const receipt = await sign();
    const forged = receipt.replace(/.~/, (end) => (end === "A~" ? "Q~" : "A~"));
    const { code, stdout, stderr } = await verify(forged);
    expect([code, stdout, stderr]).toEqual([
      1,
      "Not proved. The signature does not fit: the receipt was changed or forged.\n",
      "",
    ]);
    const json = await verify(forged, "--json");
    expect([json.code, JSON.parse(json.stdout)]).toEqual([
      1,
      { genuine: false, error: { code: "wrong_signature", message: expect.any(String) } },
    ]);
  });

  it("refuses a test receipt, and says why, unless --mode test is given", async () => {
    const receipt = await test.sign(ACTIVE);
    const refused = await verify(receipt);
    expect([refused.code, refused.stdout]).toEqual([
      1,
      "Not proved. This is a test receipt: it says nothing about a real business.\n",
    ]);
    const { code, stdout } = await verify(receipt, "--mode", "test");
    expect(code).toBe(0);
    expect(stdout).toContain("This is a test receipt: it says nothing about a real business.");
  });

  it("refuses a receipt if --issuer names another service", async () => {
    expect((await verify(await sign(), "--issuer", `${ISSUER}/`)).code).toBe(0);
    const { code, stdout } = await verify(await sign(), "--issuer", "https://other.example");
    expect([code, stdout]).toEqual([
      1,
      "Not proved. The receipt is not from the expected service.\n",
    ]);
  });

  it("prints the claims with --json", async () => {
    const { stdout } = await verify(await sign(), "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ genuine: true, claims: { ...VALID, ...DETAILS }, withheld: [] },
      disclosed: Object.keys(DETAILS),
    });
  });

  it("reads the receipt from a JSON answer, from a JSON string and from a text in UTF-16", async () => {
    const receipt = await sign();
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(receipt, "utf16le")]);
    for (const content of [
      JSON.stringify({ isValid: true, receipt }, null, 2),
      `${JSON.stringify(receipt)}\n`,
      utf16,
      `\uFEFF${receipt}`,
    ]) {
      const { code, stdout } = await verify(content);
      expect([code, stdout.slice(0, 8)]).toEqual([0, "Genuine."]);
    }
  });

  it("reads a receipt that an e-mail has folded, quoted or surrounded by text", async () => {
    const receipt = await sign();
    const folded = receipt.replace(/.{70}/g, "$&\r\n");
    for (const content of [
      folded,
      receipt.replace(/.{40}/g, "$& \u00a0\n\t"),
      `> ${folded.replaceAll("\n", "\n> ")}`,
      `Dear auditor,\n\nhere is the receipt:\n\n${folded}\n\nKind regards, Kim\n`,
      `${receipt}\n\n> > ${receipt}`,
    ])
      expect(await verify(content)).toMatchObject({
        ...{ code: 0, stdout: expect.stringMatching(/^Genuine\. 217/) },
      });
  });

  it("does not remove blanks from a receipt in JSON", async () => {
    const receipt = (await sign()).replace(".", ". ");
    expect((await verify(JSON.stringify({ receipt }))).code).toBe(1);
  });

  it("refuses a receipt without its end, and does not say that a detail is withheld", async () => {
    const receipt = await sign();
    for (const cut of [receipt.slice(0, -1), receipt.slice(0, -11)])
      for (const content of [
        cut,
        `Dear auditor,\n\n${cut}\n\nKind regards`,
        JSON.stringify({ receipt: cut }),
        JSON.stringify([{ receipt: cut }]),
      ]) {
        const { code, stdout } = await verify(content);
        expect([code, stdout]).toEqual([1, expect.not.stringContaining("Genuine")]);
      }
  });

  it("reads a receipt in quotation marks, and the receipts in a JSON array", async () => {
    const receipt = await sign();
    expect((await verify(`"${receipt}" is the receipt`)).stdout).toMatch(/^Genuine\. /);
    const { code, stdout } = await verify(JSON.stringify([{ receipt }, {}]));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^genuine +1$/m)]);
  });

  it.each([
    ["another business", { businessInfo: { businessNumber: "1248100998" }, isValid: true }],
    ["another business", { business_number: "124-81-00998" }],
    ["another verdict", { businessInfo: { businessNumber: "2178182399" }, isValid: false }],
  ])("refuses a genuine receipt in an answer with %s", async (_what, answer) => {
    const receipt = await sign();
    const { code, stdout } = await verify(JSON.stringify({ ...answer, receipt }), "--json");
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { genuine: false, error: { code: "other_answer" } },
    ]);
    const rows = await verify(`${JSON.stringify({ row: 1, answer: { ...answer, receipt } })}\n`);
    expect(rows.code).toBe(1);
    expect(rows.stdout).toMatch(/^line 1 +The receipt is genuine, but it (is about|says) /m);
  });

  it("accepts a receipt in its own answer", async () => {
    for (const answer of [
      { businessInfo: { businessNumber: "2178182399" }, isValid: true },
      { business_number: "217-81-82399" },
      { businessInfo: null },
    ])
      expect((await verify(JSON.stringify({ ...answer, receipt: await sign() }))).code).toBe(0);
  });

  it("refuses a plain text with several receipts", async () => {
    const text = `${await sign()}\n${await sign(ACTIVE, {})}\n`;
    expect(failureLine(await verify(text))).toContain("has 2 receipts; give one, or NDJSON");
  });

  it("reads standard input", async () => {
    const file = await write("jwks.json", JSON.stringify(keySet()));
    const receipt = await sign();
    const answered = await new Promise<string>((resolve, reject) => {
      const args = ["cli/bvs.ts", "receipts", "verify", "-", "--jwks", file];
      const child = execFile(process.execPath, args, (fault, stdout) =>
        fault ? reject(fault) : resolve(stdout),
      );
      child.stdin?.end(receipt);
    });
    expect(answered).toMatch(/^Genuine\. /);
  });

  describe("with many receipts", () => {
    const lines = async () => [
      { row: 1, answer: { receipt: await sign() } },
      { row: 2, answer: { receipt: await sign({ ...VALID, is_valid: false }) } },
      { row: 3, error: { code: "registry_unavailable" } },
      { row: 4, answer: { receipt: await sign(ACTIVE, {}) } },
    ];
    const asLines = (values: object[]) => values.map((one) => `${JSON.stringify(one)}\n`).join("");

    it("verifies each line of a download and prints a summary", async () => {
      const { code, stdout, stderr } = await verify(`${asLines(await lines())}\n`);
      expect([code, stdout]).toEqual([
        0,
        "genuine            3\nvalid              1\ninvalid            1\nactive             1\n" +
          "not proved         0\nwithout a receipt  1\n",
      ]);
      expect(stderr).toBe(
        "Only the receipts are signed. Rely on what they say (--json shows it), not on the text " +
          "around them.\n",
      );
    });

    it("verifies each result of an answer about many numbers", async () => {
      const results = [{ receipt: await sign(ACTIVE, {}) }, {}];
      const { code, stdout } = await verify(JSON.stringify({ results }), "--json");
      expect([code, JSON.parse(stdout)]).toEqual([
        0,
        {
          ...{ genuine: true, mode: "live", receipts: 1, without_receipt: 1 },
          outcomes: { active: 1 },
          verified: [
            {
              place: "result 1",
              claims: expect.objectContaining(ACTIVE),
              ...{ disclosed: [], withheld: [] },
            },
          ],
          refused: [],
        },
      ]);
    });

    it("says that test receipts say nothing about real businesses", async () => {
      const { code, stdout } = await verify(
        asLines([{ receipt: await test.sign(ACTIVE) }, {}]),
        ...["--mode", "test"],
      );
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining("These are test receipts: they say nothing about real businesses."),
      ]);
    });

    it("names the lines that prove nothing, and exits with code 1", async () => {
      const values = await lines();
      const [first] = values;
      const receipt = `${first?.answer?.receipt}${disclosureOf("x", 1)}~`;
      const changed = { row: 5, answer: { receipt } };
      const { code, stdout } = await verify(asLines([...values, changed, { ...first, row: 6 }]));
      expect(code).toBe(1);
      expect(stdout).toMatch(/^genuine +3$/m);
      expect(stdout).toMatch(/^not proved +2$/m);
      expect(stdout).toMatch(/^line 5 +A detail was changed, added or repeated/m);
      expect(stdout).toMatch(/^line 6 +This is the receipt of line 1 again\.$/m);
    });

    it("refuses a receipt after a change of any one character", async () => {
      const receipt = await sign();
      const changed = Array.from(receipt, (own, at) =>
        [...'AQw9-_~. ="', "\n", ""]
          .filter((other) => other !== own)
          .map((other) => ({ receipt: receipt.slice(0, at) + other + receipt.slice(at + 1) })),
      ).flat();
      const { stdout } = await verify(asLines([{ receipt }, ...changed]), "--json");
      expect(JSON.parse(stdout)).toMatchObject({ genuine: false, outcomes: { valid: 1 } });
      expect(JSON.parse(stdout).refused).toHaveLength(changed.length);
    });

    it("shows the first 20 refused receipts, but shows all refused receipts with --json", async () => {
      const content = asLines(Array.from({ length: 25 }, () => ({ receipt: "x" })));
      const { stdout } = await verify(content);
      expect(stdout).toMatch(/^line 20 .*\n… and 5 more$/m);
      const { refused } = JSON.parse((await verify(content, "--json")).stdout);
      expect(refused).toHaveLength(25);
      expect(refused[24]).toMatchObject({ place: "line 25", error: { code: "malformed" } });
    });
  });

  describe("with the receipt of a batch", () => {
    const CSV = "business_number,valid\n2178182399,true\n";
    const results_sha256 = createHash("sha256").update(CSV).digest("hex");
    const counts = { total: 1, valid: 1, invalid: 0, errors: 0 };
    const completed_at = "2026-11-22T05:00:00.000Z";
    const BATCH = {
      ...{ operation: "batch", job_id: "job_1", check: "verify", ...counts },
      ...{ completed_at, results_sha256 },
    };

    it("says whether the results file is the file that the receipt covers", async () => {
      const receipt = await sign(BATCH, {});
      const same = await write("results.csv", CSV);
      const { code, stdout, stderr } = await verify(receipt, "--results", same);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toContain("Genuine. It covers the results file of the job job_1.\n");
      expect(stdout).toContain(`${same} is the file that the receipt covers, unchanged.\n`);
      const other = await write("saved.csv", CSV.replaceAll("\n", "\r\n"));
      const differs = await verify(receipt, "--results", other);
      expect(differs.code).toBe(1);
      expect(differs.stdout).toMatch(
        /^The receipt is genuine, but .*saved\.csv is not the file that it covers\.\n/,
      );
      expect(differs.stdout).not.toContain("Genuine.");
      expect(differs.stderr).toMatch(
        /^error: .*saved\.csv is not the file that the receipt covers\. Either a program.*Excel.*or/,
      );
      const json = await verify(receipt, "--results", other, "--json");
      expect(JSON.parse(json.stdout)).toMatchObject({ genuine: true, covers_results: false });
    });

    it("says how to verify the results file if the command does not name this file", async () => {
      const { code, stderr } = await verify(await sign(BATCH, {}));
      expect([code, stderr]).toEqual([0, expect.stringContaining("--results <file>")]);
    });

    it("refuses --results for any other receipt, and a results file that does not exist", async () => {
      const file = await write("results.csv", CSV);
      expect(failureLine(await verify(await sign(), "--results", file))).toContain("of a batch");
      const rows = `${JSON.stringify({ receipt: await sign() })}\n`.repeat(2);
      expect(failureLine(await verify(rows, "--results", file))).toContain("only the receipt");
      const missing = await verify(await sign(BATCH, {}), "--results", join(folder, "none.csv"));
      expect(failureLine(missing)).toMatch(/^error: cannot read .*none\.csv/);
    });
  });

  it.each([
    ["an empty file", "", "is empty"],
    [
      "an answer without a receipt",
      '{"isValid":true}',
      'has no receipt: ask for receipts with "rec',
    ],
    ["a line that is cut off", '{"row":1,"receipt":"x"}\n{"row":2,"rec', "line 2 of "],
    ["a file that is not a text", new Uint8Array([0, 1, 2, 0]), "is not a text"],
  ])("fails clearly for %s", async (_what, content, message) => {
    expect(failureLine(await verify(content))).toContain(message);
  });

  it("fails clearly without keys, without an issuer, and for keys that cannot be used", async () => {
    const receipt = await sign();
    const path = await write("receipt", receipt);
    const jwks = (content: unknown) => write("jwks.json", JSON.stringify(content));
    const keys = [live.key];
    const verified = async (content: unknown) =>
      failureLine(await run("verify", path, "--jwks", await jwks(content)));
    expect(await verified({ issuer: ISSUER })).toContain("has no keys: save the answer of");
    for (const content of [{ keys }, { keys, issuer: null }])
      expect(await verified(content)).toContain("the keys name no issuer: give --issuer");
    expect(await verified({ issuer: ISSUER, keys: [{ ...live.key, crv: "P-384" }] })).toContain(
      "jwks has a key that is not on P-256",
    );
    expect(failureLine(await run("verify", join(folder, "none")))).toMatch(/cannot read .*none/);
    expect(failureLine(await run("verify", path, "--jwks", join(folder, "none")))).toMatch(
      /cannot read .*none/,
    );
    service.answers = { [JWKS_ROUTE]: [{ body: { issuer: ISSUER } }] };
    expect(failureLine(await run("verify", path))).toContain("did not answer as the service does");
    service.answers = {};
    expect(failureLine(await run("verify", path))).toContain("not_found");
  });

  it("does not let a name look like a part of the sentence", async () => {
    const name = '김한빛". Genuine. 217-81-82399 was "closed';
    const details = { ...DETAILS, claimed_representative: name };
    const { stdout } = await verify(await sign(VALID, { details }));
    expect(stdout.split("\n")[0]).toMatch(
      / the representative "김한빛\\"\. Genuine\..*\\"closed"\.$/,
    );
  });

  it("does not let a receipt steer the terminal", async () => {
    const details = { ...DETAILS, claimed_representative: "김\u001b[2J\u202e빛" };
    const { stdout } = await verify(await sign(VALID, { details }));
    expect(stdout).toContain("김\\u001b[2J빛");
    expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });
});

describe("bvs receipts new-key", () => {
  it("prints a private key that signs receipts, and its kid", async () => {
    const { code, stdout, stderr } = await run("new-key");
    const key = JSON.parse(stdout);
    expect([code, Object.keys(key)]).toEqual([0, ["kty", "crv", "x", "y", "d"]]);
    const kid = await calculateJwkThumbprint(key);
    expect(stderr).toContain(`kid: ${kid}\nStore the key as the secret RECEIPT_KEY`);
    const signed = { iss: ISSUER, iat: SIGNED_AT, mode: "live", jti: "1", source: "nts" };
    const payload = { ...signed, statement: "…", ...ACTIVE };
    const jwt = await new CompactSign(Buffer.from(JSON.stringify(payload)))
      .setProtectedHeader({ alg: "ES256", kid, typ: "bvs-receipt+sd-jwt" })
      .sign(await importJWK(key, "ES256"));
    const keys = [{ ...key, kid, mode: "live", iat: SIGNED_AT }];
    expect(await verifyReceipt(`${jwt}~`, { jwks: { keys }, issuer: ISSUER })).toBeDefined();
  });

  it("makes another key each time, with a kid that does not look like an option", async () => {
    const kids = new Set<string>();
    for (let made = 0; made < 5; made++) {
      const { kid, key } = JSON.parse((await run("new-key", "--json")).stdout);
      expect(kid).toBe(await calculateJwkThumbprint(key));
      expect(kid).toMatch(/^[^-]/);
      kids.add(kid);
    }
    expect(kids.size).toBe(5);
    expect(service.requests).toEqual([]);
  });
});

describe("bvs receipts keys", () => {
  it("lists the keys, and the time when a key was revoked", async () => {
    const current = { ...live.key, kid: "key-1" };
    const revoked = { revoked_at: SIGNED_AT };
    const old = { ...test.key, kid: "key-2", exp: SIGNED_AT, revoked };
    service.answers = { "GET /admin/receipt-keys": [{ body: { keys: [current, old] } }] };
    const { code, stdout } = await run("keys");
    expect([code, stdout]).toEqual([
      0,
      "KID    MODE  FROM               UNTIL              REVOKED\n" +
        "key-1  live  2026-11-21 05:03Z  in use             -\n" +
        "key-2  test  2026-11-21 05:03Z  2026-11-22 05:03Z  2026-11-22 05:03Z\n",
    ]);
    service.answers = { "GET /admin/receipt-keys": [{ body: { keys: [] } }] };
    expect((await run("keys")).stdout).toBe("No key has signed a receipt yet.\n");
  });

  it("fails clearly if a time is too large to be a date", async () => {
    const keys = [{ ...live.key, iat: 1e300 }];
    service.answers = { "GET /admin/receipt-keys": [{ body: { keys } }] };
    expect(failureLine(await run("keys"))).toContain("did not answer as the service does");
  });
});

describe("bvs receipts revoke", () => {
  const kid = () => live.key.kid;
  const route = () => `POST /admin/receipt-keys/${kid()}/revoke`;

  it("revokes a key, even if its kid begins with a hyphen", async () => {
    const revoked = { ...live.key, exp: SIGNED_AT, revoked: { revoked_at: SIGNED_AT } };
    const odd = "POST /admin/receipt-keys/-odd/revoke";
    service.answers = { [route()]: [{ body: revoked }], [odd]: [{ body: revoked }] };
    const { code, stdout } = await run("revoke", "--yes", "--", kid());
    expect(code).toBe(0);
    expect(stdout).toContain(kid());
    expect(stdout).toMatch(/2026-11-22 05:03Z$/m);
    expect((await run("revoke", "--yes", "--", "-odd")).code).toBe(0);
    expect(service.requests.map((request) => request.route)).toEqual([route(), odd]);
  });

  it("says that the service still signs with a revoked key that is in use", async () => {
    const revoked = { revoked_at: SIGNED_AT };
    service.answers = { [route()]: [{ body: { ...live.key, revoked } }] };
    expect((await run("revoke", "--yes", "--", kid())).stderr).toMatch(
      /^This key is in use: .*five minutes.*Store a new key now/,
    );
    service.answers = { [route()]: [{ body: { ...live.key, exp: SIGNED_AT, revoked } }] };
    expect((await run("revoke", "--yes", "--", kid())).stderr).toBe("");
  });

  it("revokes nothing without a terminal unless --yes is given", async () => {
    expect(failureLine(await run("revoke", "--", kid()))).toContain("confirm with --yes");
    expect(service.requests).toEqual([]);
  });

  it("says that there is no such key", async () => {
    service.answers = { [route()]: [errorAnswer(404, "not_found", "There is no such key.")] };
    expect(failureLine(await run("revoke", "--yes", "--", kid()))).toContain("no such key");
  });
});

describe("help", () => {
  it.each(["", "verify", "keys", "new-key", "revoke"])(
    "for receipts %s shows how the command is used, with an example",
    async (command) => {
      const args = command === "" ? ["--help"] : [command, "--help"];
      const { code, stdout } = await run(...args);
      expect(code).toBe(0);
      expect(stdout).toContain(`Usage: bvs receipts ${command}`);
      expect(stdout).toMatch(/Examples?:\n {2}\S/);
    },
  );
});

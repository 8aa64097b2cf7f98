import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { keyIdOf } from "../../access/api-key.ts";
import { type ChangeFailure, changeKey, revokeKey, rotateKey } from "../../access/change-key.ts";
import { isKeyId, issueKey } from "../../access/issue-key.ts";
import type { KeyRecord } from "../../access/key-store.ts";
import { ServiceError } from "../../errors.ts";
import { jsonBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/context.ts";
import { changesOf, presentKey } from "./present.ts";
import { changeKeySchema, issueKeySchema, rotateKeySchema } from "./request.ts";

const MAX_KEY_BODY_BYTES = 16_384;

export function keyRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/", jsonBody(issueKeySchema, {}, MAX_KEY_BODY_BYTES), async (c) => {
    const issued = await c.var.trace.time("admin", issueKey(c.var.services, c.req.valid("json")));
    if (issued.kind !== "issued") throw changeError(issued);
    const { apiKey, key } = issued;
    c.var.trace.noteChange({ keyId: key.id, account: key.account });
    return c.json({ api_key: apiKey, key: presentKey(key) });
  });

  routes.get("/", async (c) => {
    const keys = await c.var.trace.time("admin", c.var.services.keys.list());
    return c.json({ keys: keys.map(presentKey) });
  });

  routes.get("/:id", async (c) => c.json({ key: presentKey(await findKey(c, true)) }));

  routes.patch("/:id", jsonBody(changeKeySchema, {}, MAX_KEY_BODY_BYTES), async (c) => {
    const change = c.req.valid("json");
    if (Object.values(change).every((value) => value === undefined)) {
      throw new ServiceError("invalid_request", {
        message: "Give at least one of name, plans, limits and expires_at.",
      });
    }
    const before = await findKey(c);
    const result = await c.var.trace.time("admin", changeKey(c.var.services, before, change));
    if (result.kind !== "changed") throw changeError(result);
    c.var.trace.noteChange({ changes: changesOf(before, result.key) });
    return c.json({ key: presentKey(result.key) });
  });

  routes.post("/:id/rotate", jsonBody(rotateKeySchema, {}, MAX_KEY_BODY_BYTES), async (c) => {
    const { grace_seconds, expires_at, mode } = c.req.valid("json");
    const before = await findKey(c);
    const rotation = rotateKey(c.var.services, before, grace_seconds * 1000, expires_at, mode);
    const result = await c.var.trace.time("admin", rotation);
    if (result.kind !== "rotated") throw changeError(result);
    const { apiKey, key, old } = result;
    c.var.trace.noteChange({ newKeyId: key.id, changes: changesOf(before, old) });
    return c.json({ api_key: apiKey, key: presentKey(key), old: presentKey(old) });
  });

  routes.delete("/:id", async (c) => {
    const key = await findKey(c);
    await c.var.trace.time("admin", revokeKey(c.var.services, key));
    return c.json({ revoked: presentKey(key) });
  });

  return routes;
}

function changeError(failure: ChangeFailure): ServiceError {
  switch (failure.kind) {
    case "plan_unknown":
      return new ServiceError("invalid_request", {
        message: `plans.${failure.variant}: there is no such plan.`,
        parameter: `plans.${failure.variant}`,
        value: failure.planId,
      });
    case "account_erased":
      return new ServiceError("invalid_request", {
        message: "account: it was erased, so its name cannot be used again. Choose another name.",
        parameter: "account",
      });
    case "no_plan_left":
      return new ServiceError("invalid_request", {
        message: "plans: a key needs at least one plan; to end the key, revoke it.",
        parameter: "plans",
      });
    case "expired":
      return new ServiceError("invalid_request", {
        message: "expires_at: the new key would already be expired.",
        parameter: "expires_at",
      });
    case "mode":
      return new ServiceError("invalid_request", {
        message:
          "mode: must be the mode of the old key: live if it begins with bvs_live_, test if it " +
          "begins with bvs_test_.",
        parameter: "mode",
      });
    case "revoked":
      return new ServiceError("not_found");
  }
}

/** @param evenIfRevoked true: also finds a key that was revoked in the last 30 days */
async function findKey(c: Context<AppEnv, string>, evenIfRevoked = false): Promise<KeyRecord> {
  const { services, trace } = c.var;
  const given = c.req.param("id") ?? "";
  const isHash = /^[0-9a-f]{64}$/.test(given);
  const id = isHash ? keyIdOf(given) : given;
  // Look up the revoked record first. A revocation that failed half-way leaves both records.
  const find = async () =>
    (evenIfRevoked && (await services.keys.findRevoked(id))) ||
    (isHash ? services.keys.find(given) : services.keys.findById(id));
  // KV throws if a name has more than 512 bytes, so look up only a text with the form of an id.
  const key = isKeyId(id) ? await trace.time("admin", find()) : null;
  if (!key)
    throw new ServiceError("not_found", {
      message: "There is no API key with this id, or it was revoked.",
    });
  trace.noteChange({ keyId: key.id, account: key.account });
  return key;
}

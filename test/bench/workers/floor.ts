/**
 * The least that `POST /v1/verify` must do: the same four calls (KV, meter object, D1, fetch),
 * written by hand. This Worker checks no input and no answers, handles no errors, and always
 * returns the same English name.
 */
import { DurableObject } from "cloudflare:workers";

// wrangler.toml names this class, but a check does not use it.
export { SourceGate } from "../../../src/sources/source-gate.ts";

export class UsageMeter extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS usage (period TEXT PRIMARY KEY, used INTEGER NOT NULL)",
    );
  }

  async reserve(): Promise<number> {
    return this.ctx.storage.sql
      .exec<{ used: number }>(
        `INSERT INTO usage VALUES ('now', 1) ON CONFLICT (period) DO UPDATE SET used = used + 1 RETURNING used`,
      )
      .one().used;
  }
}

export default {
  async fetch(request, env) {
    const token = (request.headers.get("Authorization") ?? "").slice("Bearer ".length);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const hash = Array.from(new Uint8Array(digest), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    const key = await env.API_KEYS.get<{ account: string }>(`key:${hash}`, "json");
    const body = await request.json<{
      business_number: string;
      startDate: string;
      ownerName: string;
    }>();
    const meter = env.USAGE_METER.getByName(`${key?.account}:a`) as unknown as UsageMeter;
    const [, company, answer] = await Promise.all([
      meter.reserve(),
      env.DB.prepare("SELECT name_en FROM companies WHERE corp_code = 9000001").first<{
        name_en: string;
      }>(),
      fetch(`${env.NTS_BASE_URL}/validate?serviceKey=${env.NTS_SERVICE_KEY}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          businesses: [
            { b_no: body.business_number, start_dt: body.startDate, p_nm: body.ownerName },
          ],
        }),
      }).then((response) =>
        response.json<{ data: { valid: string; status: { b_stt_cd: string } }[] }>(),
      ),
    ]);
    return Response.json({
      isValid: answer.data[0]?.valid === "01",
      businessInfo: {
        businessNumber: body.business_number,
        companyName: company?.name_en,
        statusCode: answer.data[0]?.status.b_stt_cd,
        verifiedAt: Date.now(),
      },
    });
  },
} satisfies ExportedHandler<Env>;

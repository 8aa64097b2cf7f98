/**
 * The minimum of the first check by a name: a query of D1, and then a call of OpenDART, written by
 * hand with nothing around them.
 */
import { withDelays } from "./delays.ts";

// wrangler.toml names these classes.
export { SourceGate, UsageMeter } from "../../../src/index.ts";

export default {
  async fetch(request, env) {
    const { companyName } = await request.json<{ companyName: string }>();
    const company = await withDelays(env)
      .DB.prepare("SELECT corp_code FROM companies WHERE name_ko = ?1")
      .bind(companyName)
      .first<{ corp_code: number }>();
    const query = new URLSearchParams({
      crtfc_key: env.OPENDART_API_KEY,
      corp_code: String(company?.corp_code),
    });
    const facts = await fetch(`${env.OPENDART_BASE_URL}/company.json?${query}`);
    return Response.json({ company, facts: await facts.json() });
  },
} satisfies ExportedHandler<Env>;

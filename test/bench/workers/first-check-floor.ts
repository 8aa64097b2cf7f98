/**
 * A hand-written Worker that only queries D1 and then asks OpenDART. `disclosure-names-bench.ts`
 * compares its latency with that of the service's first check with a company's name.
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

/** `npm start`: the whole service on this machine, with demo keys and a first request to try (DESIGN §11). */
import { demo } from "./demo.ts";
import { startLocalService } from "./local-service.ts";

const port = Number(process.env.PORT ?? 8787);
const upstreamPort = Number(process.env.UPSTREAM_PORT ?? 8788);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";

const service = await startLocalService({ port, upstreamPort, stateDir });
console.log(welcome(service.url));

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await service.stop();
  process.exit(code);
}
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
void service.ended.then((code) => stop(code ?? 1));

function welcome(url: string): string {
  const [business] = demo.businesses;
  const body = {
    business_number: business?.b_no,
    startDate: business?.start_dt,
    ownerName: business?.p_nm,
    companyName: business?.b_nm,
    lang: "en",
  };
  const keys = (["a", "b"] as const).flatMap((variant) =>
    Object.entries(demo.keys[variant]).map(([plan, key]) => `  ${variant.toUpperCase()} ${plan.padEnd(10)} ${key}`),
  );
  return `
The Business Verification Service is ready at ${url}

Demo API keys
${keys.join("\n")}
Admin token   ${demo.admin_token}

Try it
  curl -s ${url}/v1/verify \\
    -H 'Authorization: Bearer ${demo.keys.a.starter}' \\
    -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(body)}'

Ctrl-C stops it; its state stays in ${stateDir}.`;
}

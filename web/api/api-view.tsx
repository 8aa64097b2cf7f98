/** The view for developers: the address, a first request, and the endpoints. */
import { useEffect, useState } from "preact/hooks";
import { asCurl } from "../parts/curl.ts";
import { follow } from "../router.ts";
import { requests } from "../service.ts";
import { usePageTexts } from "../texts/page-language.ts";

interface Endpoint {
  method: string;
  path: string;
  summary: string;
  korean?: string | undefined;
}

interface Operation {
  summary?: string;
  "x-korean"?: { title: string };
}

const EXAMPLE = requests.verify({
  business_number: "2178182399",
  start_date: "20120305",
  owner_name: "김한빛",
});

export function ApiView() {
  const texts = usePageTexts();
  const [endpoints, setEndpoints] = useState<Endpoint[] | null | "failed">(null);
  useEffect(() => {
    void readEndpoints().then(setEndpoints);
  }, []);
  return (
    <main id="main" tabIndex={-1} class="frame view stack">
      <h1>{texts.api.title}</h1>
      <p class="lead">{texts.api.lead}</p>
      <dl class="pairs">
        <dt>{texts.api.base}</dt>
        <dd class="mono">{location.origin}/v1</dd>
        <dt>{texts.api.authentication}</dt>
        <dd class="mono">Authorization: Bearer $BVS_API_KEY</dd>
      </dl>
      <h2>{texts.api.first}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <pre tabIndex={0}>{asCurl(EXAMPLE)}</pre>
      <h2>{texts.api.webhooks}</h2>
      <p>
        {texts.api.webhooksLead}{" "}
        <a href="/webhooks" onClick={follow}>
          {texts.api.webhooksLink}
        </a>
      </p>
      <h2>{texts.api.endpoints}</h2>
      {endpoints === null && <p class="muted">{texts.loading}</p>}
      {endpoints === "failed" && <p>{texts.api.failed}</p>}
      {Array.isArray(endpoints) && (
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">{texts.api.method}</th>
              <th scope="col">{texts.api.path}</th>
              <th scope="col">{texts.api.what}</th>
            </tr>
          </thead>
          <tbody>
            {endpoints.map(({ method, path, summary, korean }) => (
              <tr key={`${method} ${path}`}>
                <td class="mono">{method}</td>
                <td class="mono">{path}</td>
                <td>{texts.lang === "ko" ? (korean ?? summary) : summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href="/docs">{texts.api.reference}</a>
      </p>
      <p>
        <a href="/openapi.json" download="openapi.json">
          {texts.api.whole}
        </a>
      </p>
    </main>
  );
}

async function readEndpoints(): Promise<Endpoint[] | "failed"> {
  try {
    const response = await fetch("/openapi.json");
    const { paths }: { paths: Record<string, Record<string, Operation>> } = await response.json();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary = "", "x-korean": korean }]) => ({
        method: method.toUpperCase(),
        path,
        summary,
        korean: korean?.title,
      })),
    );
  } catch {
    return "failed";
  }
}

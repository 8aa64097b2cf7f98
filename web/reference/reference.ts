/**
 * The reference at `/docs`: Scalar over the OpenAPI description of this service, with the rules of
 * its versions and the changelog below. It asks nothing of any other host
 * (docs/decisions/0104-scalar-as-an-asset.md). What the reference says belongs in `docs/openapi/`.
 */
import changelog from "../../CHANGELOG.md";
import versioning from "../../docs/versioning.md";
import { anchorOf } from "./anchor.ts";
import { sectionOf } from "./section.ts";
import "../style/reference.css";

/** Of Scalar's standalone script, which runs before this one. */
declare const Scalar: { createApiReference(selector: string, configuration: object): void };

interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { parameters: { required: boolean; example?: unknown }[] }>>;
}

const AREA = "#reference";

function configurationOf(content: Description): object {
  return {
    content,
    // Nothing leaves this origin.
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    // A key stays in the memory of the tab.
    persistAuth: false,
    authentication: {
      preferredSecurityScheme: "api_key",
      securitySchemes: { api_key: { token: demoKey() } },
    },
    documentDownloadType: "json",
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
    hiddenClients: true,
    modelsSectionLabel: "Schemas",
    orderSchemaPropertiesBy: "preserve",
    theme: "none",
    // The page follows the system too.
    hideDarkModeToggle: true,
  };
}

/** A test key on the local run; elsewhere empty. */
function demoKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="demo-key"]')?.content ?? "";
}

/** Scalar would send the example of each, and the same Idempotency-Key with every request. */
function leaveOptionalParametersEmpty({ paths }: Description): void {
  for (const { parameters } of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const parameter of parameters) if (!parameter.required) delete parameter.example;
  }
}

/** Links name an error by its code, and a section by its name; Scalar has anchors of its own. */
function followLinks(): void {
  const anchor = anchorOf(location.hash);
  if (anchor !== null) location.replace(anchor);
}

/** What Scalar lacks for people who use a keyboard or a screen reader, in all that it draws. */
function mendAccess(): void {
  for (const button of document.querySelectorAll(".scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", "Copy");
  for (const code of document.querySelectorAll("pre > code:not([tabindex])"))
    code.setAttribute("tabindex", "0");
}

/** By hand: a fragment would be taken for a section. */
function skipToContent(event: Event): void {
  event.preventDefault();
  const content = document.querySelector<HTMLElement>(`${AREA} main`);
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}

async function show(): Promise<void> {
  const response = await fetch("/openapi.json");
  const description: Description = await response.json();
  description.tags.push(
    { name: "Versioning", description: sectionOf(versioning) },
    { name: "Changelog", description: sectionOf(changelog) },
  );
  leaveOptionalParametersEmpty(description);
  followLinks();
  document.querySelector(".skip")?.addEventListener("click", skipToContent);
  addEventListener("hashchange", followLinks);
  new MutationObserver(mendAccess).observe(document.body, { childList: true, subtree: true });
  Scalar.createApiReference(AREA, configurationOf(description));
}

show().catch(() => {
  const area = document.querySelector(AREA);
  if (area) area.textContent = "The description could not be loaded. Reload the page.";
});

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

interface Operation {
  parameters: { required: boolean; example?: unknown }[];
  security?: Record<string, string[]>[];
}

interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** Of operations that name none, and where the reference asks for a key. */
  security?: Record<string, string[]>[];
  components: { securitySchemes: Record<string, object> };
}

const AREA = "#reference";

/** The endpoint of variant B. */
const DESCRIBE = "/v1/verify/business";
const API_KEY_B = "api_key_b";

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
      securitySchemes: {
        api_key: { token: demoKey("a") },
        ...(API_KEY_B in content.components.securitySchemes && {
          [API_KEY_B]: { token: demoKey("b") },
        }),
      },
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
function demoKey(variant: "a" | "b"): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="demo-key-${variant}"]`);
  return meta?.content ?? "";
}

/** The demo has a key for each variant: a request to B would be refused with that of A. */
function giveVariantBItsDemoKey({ paths, components }: Description): void {
  const describe = paths[DESCRIBE]?.post;
  const scheme = components.securitySchemes.api_key;
  if (demoKey("b") === "" || !describe || !scheme) return;
  components.securitySchemes[API_KEY_B] = scheme;
  describe.security = [{ [API_KEY_B]: [] }];
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
  // A name that does not begin with the words of the button cannot be spoken.
  for (const button of document.querySelectorAll('.show-more[aria-label^="Show all "]')) {
    const name = button.getAttribute("aria-label") ?? "";
    button.setAttribute("aria-label", name.replace("Show all ", "Show More "));
  }
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
  description.security = [{ api_key: [] }];
  giveVariantBItsDemoKey(description);
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

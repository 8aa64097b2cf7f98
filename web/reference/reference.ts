/**
 * The API reference at `/docs`. Scalar shows the OpenAPI description, the versioning rules and the
 * changelog. Nothing is loaded from other hosts (docs/decisions/0104-scalar-as-an-asset.md).
 */
import changelog from "../../CHANGELOG.md";
import versioning from "../../docs/versioning.md";
import { anchorOf } from "./anchor.ts";
import { type Description, describedFor } from "./description.ts";
import { chooseLanguage } from "./language.ts";
import { sectionOf } from "./section.ts";
import "../style/reference.css";

/** Defined by Scalar's standalone script, which runs before this one. */
declare const Scalar: { createApiReference(selector: string, configuration: object): void };

const AREA = "#reference";

const DESCRIBE = "/v1/verify/business";
const API_KEY_B = "api_key_b";

function configurationOf(content: Description): object {
  return {
    content,
    // The next settings keep Scalar from sending anything to other hosts.
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    // Keep a key only in the memory of the tab.
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
    // Colours follow the system, as on the page.
    hideDarkModeToggle: true,
  };
}

/** @returns the test key of a local service; empty in a deployment */
function demoKey(variant: "a" | "b"): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="demo-key-${variant}"]`);
  return meta?.content ?? "";
}

/** Gives variant B its own demo key, because its endpoint refuses the key of variant A. */
function giveVariantBItsDemoKey({ paths, components }: Description): void {
  const describe = paths[DESCRIBE]?.post;
  const scheme = components.securitySchemes.api_key;
  if (demoKey("b") === "" || !describe || !scheme) return;
  components.securitySchemes[API_KEY_B] = scheme;
  describe.security = [{ [API_KEY_B]: [] }];
}

/** Replaces our fragment in the address, such as an error code, with Scalar's fragment. */
function followLinks(): void {
  const anchor = anchorOf(location.hash);
  if (anchor !== null) location.replace(anchor);
}

/** Adds attributes that Scalar forgets, for people who use a keyboard or a screen reader. */
function mendAccess(): void {
  for (const button of document.querySelectorAll(".scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", "Copy");
  for (const code of document.querySelectorAll("pre > code:not([tabindex])"))
    code.setAttribute("tabindex", "0");
  // For speech control, a button's name must start with its visible words.
  for (const button of document.querySelectorAll('.show-more[aria-label^="Show all "]')) {
    const name = button.getAttribute("aria-label") ?? "";
    button.setAttribute("aria-label", name.replace("Show all ", "Show More "));
  }
}

/**
 * Focuses the content by script. A plain link would not work, because Scalar would take it for a
 * section.
 */
function skipToContent(event: Event): void {
  event.preventDefault();
  const content = document.querySelector<HTMLElement>(`${AREA} main`);
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}

async function show(): Promise<void> {
  const language = chooseLanguage();
  const response = await fetch("/openapi.json");
  const description = describedFor(await response.text(), location.origin, language);
  description.tags.push(
    { name: "Versioning", description: sectionOf(versioning) },
    { name: "Changelog", description: sectionOf(changelog) },
  );
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
  if (area)
    area.textContent =
      document.documentElement.lang === "ko"
        ? "설명을 불러오지 못했습니다. 페이지를 새로 고치십시오."
        : "The description could not be loaded. Reload the page.";
});

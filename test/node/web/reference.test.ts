import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NEVER_HERE } from "../../../docs/markdown/field-tables.ts";
import { publicDocument } from "../../../docs/openapi/document.ts";
import { publicEndpoints } from "../../../docs/openapi/endpoints.ts";
import { FIRST_BODIES } from "../../../docs/openapi/first-bodies.ts";
import { LLMS_FULL_TEXT, LLMS_TEXT } from "../../../docs/openapi/llms.ts";
import { samplesOf, TASKS } from "../../../docs/openapi/samples.ts";
import { ERRORS } from "../../../src/errors.ts";
import { TEST_NUMBERS } from "../../../src/test-mode/test-number-table.ts";
import { anchorOf } from "../../../web/reference/anchor.ts";
import { describedFor } from "../../../web/reference/description.ts";
import { sectionOf } from "../../../web/reference/section.ts";

const { description } = publicDocument.info as { description: string };
const headings = [...description.matchAll(/^##? (.+)$/gm)].map(([, heading = ""]) => heading);
const codes = Object.keys(ERRORS);

/** @returns the anchor that Scalar makes from a heading */
const slugOf = (heading: string) => heading.toLowerCase().replaceAll(" ", "-");

describe("the guide", () => {
  it.each(codes)("has a section on %s, to which the error's link leads", (code) => {
    expect(headings.map((heading) => `#description/${slugOf(heading)}`)).toContain(
      anchorOf(`#${code}`),
    );
    expect(description).toContain(`\`${code}\` · HTTP `);
  });

  it("has each heading once and only with letters and blanks, because Scalar makes anchors from headings", () => {
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => !/^[A-Za-z ]+$/.test(heading))).toEqual([]);
  });

  it("tells clients not to wait until the next month if the quota is used up", () => {
    expect(description.split("## Quota exceeded")[1]).toMatch(
      /^[^#]*Do not wait for `Retry-After`/,
    );
  });
});

describe("the links of the guide and of the texts for language models", () => {
  const targets = [description, LLMS_TEXT, LLMS_FULL_TEXT].flatMap((text) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = ""]) => target),
  );
  const sections = headings.map((heading) => `#description/${slugOf(heading)}`);

  it.each([...new Set(targets)])("lead to an existing page: %s", (target) => {
    const [path, fragment] = target.split("#");
    expect([
      ...["/docs", "/llms.txt", "/llms-full.txt", "/openapi.json"],
      "/business-verification.tgz",
    ]).toContain(path);
    if (fragment !== undefined)
      expect([...sections, "#tag/versioning", "#tag/changelog"]).toContain(
        anchorOf(`#${fragment}`),
      );
  });
});

describe("the anchors of the reference", () => {
  it.each([
    ["#quota_exceeded", "#description/quota-exceeded"],
    ["#test-mode", "#description/test-mode"],
    ["#changelog", "#tag/changelog"],
    ["#versioning", "#tag/versioning"],
    ["#description/quota-exceeded", null],
    ["#tag/verification/POST/v1/verify", null],
    ["", null],
  ])("are translated from our form to Scalar's, other text to null: %s", (ours, scalars) => {
    expect(anchorOf(ours)).toBe(scalars);
  });
});

describe("a document that is shown as a section", () => {
  it("has neither a title nor links within the repository", () => {
    expect(sectionOf("# Title\n\nSee [tables](docs/tables.md) and [x](https://x.test).\n")).toBe(
      "See tables and [x](https://x.test).\n",
    );
  });

  it("contains only the parts of the changelog that concern callers", () => {
    const changelog = [
      "## [Unreleased]\n",
      "### For callers\n\n#### Added\n\n- A field\n",
      "### For operators\n\n#### Added\n\n- A knob\n",
      "## [0.1.0]\n",
      "### Added\n\n- All\n",
    ].join("\n");
    const section = sectionOf(changelog);
    expect(section).toContain("## Unreleased\n\n### For callers\n\n#### Added\n\n- A field");
    expect(section).toContain("## 0.1.0\n\n### Added\n\n- All");
    expect(section).not.toContain("knob");
  });
});

const routes = publicEndpoints.map(({ method, path }) =>
  `${method} ${path}`.replace(/:(\w+)/g, "{$1}"),
);

describe.each([
  ["llms.txt", LLMS_TEXT],
  ["llms-full.txt", LLMS_FULL_TEXT],
])("%s", (_, text) => {
  it("begins with its title and a summary", () => {
    expect(text).toMatch(/^# .+\n\n> /);
  });
});

describe("the description that the reference shows", () => {
  const origin = "http://127.0.0.1:1234";
  const shown = (language: string) =>
    describedFor(JSON.stringify(publicDocument), origin, language);

  it("has in each sample and example the address from which the page is served", () => {
    const text = JSON.stringify(shown("en"));
    expect(text).not.toContain("api.example.com");
    expect(text).toContain(`export BVS_URL=${origin}`);
  });

  it("leaves out the fields that only generated clients need", () => {
    expect(JSON.stringify(publicDocument)).toContain(NEVER_HERE);
    expect(JSON.stringify(shown("en"))).not.toContain(NEVER_HERE);
    expect(shown("en").components.schemas.BusinessInfo?.properties).toHaveProperty("companyName");
  });

  it("has Korean summaries and descriptions of all groups and endpoints for people who read Korean", () => {
    const { tags, paths, info } = shown("ko");
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBe(publicEndpoints.length);
    const texts = [
      ...tags.flatMap((tag) => [tag["x-displayName"], tag.description]),
      ...operations.flatMap(({ summary, description: text }) => [summary, text]),
    ];
    for (const text of texts) expect(text).toMatch(/[가-힣]/);
    expect(info.description).toMatch(/^# 소개\n/);
    const sections = (text: string) => text.split("\n# ").slice(1);
    expect(sections(info.description)).toEqual(sections(shown("en").info.description));
  });

  it("names the same codes, fields and paths in Korean and in English", () => {
    const codesIn = (text = "") => [...new Set(text.match(/`[^`]+`/g))].sort();
    const operations = (language: string) =>
      Object.values(shown(language).paths).flatMap((path) => Object.values(path));
    const korean = operations("ko");
    for (const [at, { description: text, summary }] of operations("en").entries())
      expect([summary, codesIn(korean[at]?.description)]).toEqual([summary, codesIn(text)]);
  });

  it("is English for people who do not read Korean", () => {
    expect(shown("en").info.description).toBe(
      description.replaceAll("https://api.example.com", origin),
    );
  });
});

describe("llms.txt", () => {
  it("is short, and links to the full text", () => {
    expect(Buffer.byteLength(LLMS_TEXT)).toBeLessThan(6_000);
    expect(LLMS_TEXT).toContain("](/llms-full.txt)");
  });

  it.each(routes)("names %s and its purpose", (route) => {
    expect(LLMS_TEXT).toMatch(new RegExp(`^- \`${route.replace(/[{}]/g, "\\$&")}\`: \\S`, "m"));
  });

  it("has a first request with a test number", () => {
    const [number] = LLMS_TEXT.match(/\b\d{10}\b/) ?? [];
    expect(TEST_NUMBERS.map((one) => one.number)).toContain(number);
  });
});

describe("llms-full.txt", () => {
  it.each(routes)("describes %s", (route) => {
    expect(LLMS_FULL_TEXT).toContain(`### ${route}\n`);
  });

  it.each(codes)("explains %s", (code) => {
    expect(LLMS_FULL_TEXT).toContain(`- \`${code}\` (`);
  });
});

describe("the code samples", () => {
  it("are all shown in the reference and in llms-full.txt", () => {
    const samples = TASKS.flatMap(samplesOf);
    const folder = new URL("../../../docs/samples", import.meta.url);
    const files = readdirSync(folder).filter((name) => name !== "README.md");
    expect(samples.map(({ file }) => file).sort()).toEqual(files.sort());
    const document = JSON.stringify(publicDocument);
    for (const { source } of samples) {
      expect(document).toContain(JSON.stringify(source));
      expect(LLMS_FULL_TEXT).toContain(source);
    }
  });
});

describe("the examples in the reference's forms", () => {
  it("are requests that the endpoints accept, and contain only test numbers", () => {
    for (const [operationId, value] of Object.entries(FIRST_BODIES)) {
      const endpoint = publicEndpoints.find((one) => one.operationId === operationId);
      const [content] = Object.values(endpoint?.body?.content ?? {});
      expect(content).toBeDefined();
      expect(content?.schema?.safeParse(value).error).toBeUndefined();
      const numbers = JSON.stringify(value).match(/\b\d{10}\b/g) ?? [];
      for (const number of numbers) expect(TEST_NUMBERS.map((one) => one.number)).toContain(number);
    }
  });
});

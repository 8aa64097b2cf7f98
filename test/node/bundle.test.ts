import { globSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

/**
 * Matches files that have schemas of answers, declarations of endpoints, or parts that several
 * schemas or declarations share.
 */
const DESCRIPTION =
  /^src\/(?!lib\/)(?:.+\/)?(?:\w+-)*(?:answer|declaration)(?:-\w+)?\.ts$|^src\/http\/endpoint\.ts$/;

const { alias: aliases = {} } = unstable_readConfig(
  { config: "wrangler.toml" },
  { hideWarnings: true },
);
const ALIASES: Plugin = {
  name: "alias",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path }) =>
      path in aliases ? { path: `${process.cwd()}/${aliases[path]}` } : null,
    ),
};

async function filesOf(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, loader: "ts", resolveDir: "." },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    plugins: [ALIASES],
  });
  return Object.keys(metafile.inputs);
}
const descriptions = (files: string[]) => files.filter((file) => DESCRIPTION.test(file));

describe("the Worker's bundle", () => {
  it("contains the route of each endpoint, but neither answer schemas nor declarations", async () => {
    const files = await filesOf('export * from "./src/index.ts";');
    expect(files).toEqual(expect.arrayContaining(globSync("src/**/route.ts")));
    expect(files).toContain("src/left-out/zod-without-json-schema.ts");
    expect(descriptions(files)).toEqual([]);
  });

  it("contains an imported answer schema only if it is imported as a value, not as a type", async () => {
    const from = 'from "./src/variant-b/business/answer.ts"';
    const ofType = await filesOf(`import type { BusinessAnswer } ${from}; let a: BusinessAnswer;`);
    expect(descriptions(ofType)).toEqual([]);
    const ofSchema = await filesOf(
      `import { businessAnswer } ${from}; console.log(businessAnswer);`,
    );
    expect(descriptions(ofSchema)).toContain("src/variant-b/business/answer.ts");
  });
});

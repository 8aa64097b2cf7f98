import { describe, expect, it } from "vitest";
import { readDeployOptions } from "../../../deploy/options.ts";

const read = (args: string[], environment: Record<string, string> = {}) =>
  readDeployOptions(args, environment);

describe("the options of npm run deploy", () => {
  it("are read from the arguments, and production is the default", () => {
    const file = "--secrets-file=.env.deploy";
    expect(read(["--env", "staging", "--dry-run", file])).toEqual({
      env: "staging",
      dryRun: true,
      takeDomain: false,
      prove: false,
      secretsFile: ".env.deploy",
      url: undefined,
      help: false,
    });
    expect(read(["--take-domain"])).toMatchObject({ takeDomain: true });
    expect(read([])).toMatchObject({ env: "", dryRun: false, secretsFile: undefined });
  });

  it.each([
    ["npm run deploy --dry-run", { npm_config_dry_run: "true" }, "--dry-run"],
    ["npm run deploy --take-domain", { npm_config_take_domain: "true" }, "--take-domain"],
    ["npm run deploy --prove", { npm_config_prove: "true" }, "--prove"],
    ["npm run deploy --env=staging", { npm_config_env: "staging" }, "--env"],
    ["npm run deploy --url=https://a.example", { npm_config_url: "https://a.example" }, "--url"],
    ["npm run deploy --secrets-file=x", { npm_config_secrets_file: "x" }, "--secrets-file"],
  ])(
    "are refused if -- is missing before the first option, because npm keeps such options and production would be deployed: %s",
    (_, environment, option) => {
      expect(() => read([], environment)).toThrow(
        `npm has taken ${option} for itself: write two hyphens before the options, npm run deploy -- ${option} …`,
      );
    },
  );

  it("are accepted if the variables in which npm keeps options are empty or false", () => {
    expect(() => read([], { npm_config_dry_run: "", npm_config_url: "false" })).not.toThrow();
  });

  it("allow --prove only for staging, because it rolls back releases and restores data", () => {
    expect(read(["--env=staging", "--prove"])).toMatchObject({ env: "staging", prove: true });
    for (const args of [["--prove"], ["--env=staging", "--prove", "--dry-run"]])
      expect(() => read(args)).toThrow(/--prove .* with --env staging, without --dry-run/);
  });

  it.each([["staging"], ["--environment=staging"], ["--env"]])(
    "are refused if one of them is unknown, lacks its value or has no hyphens: %s",
    (...args) => {
      expect(() => read(args)).toThrow(TypeError);
    },
  );
});

describe("the address in --url", () => {
  it.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["https://api.example.com/v1", "https://api.example.com"],
    ["https://API.example.com/v1/", "https://api.example.com"],
    ["http://127.0.0.1:8080/served/x", "http://127.0.0.1:8080/served/x"],
  ])("may be written as %s", (text, url) => {
    expect(read(["--url", text]).url).toBe(url);
  });

  it.each(["api.example.com", "http://api.example.com", "ftp://a.example", ""])(
    "is refused if it is neither a full https address nor a local address: '%s'",
    (text) => {
      expect(() => read([`--url=${text}`])).toThrow(/--url .*https:\/\//);
    },
  );
});

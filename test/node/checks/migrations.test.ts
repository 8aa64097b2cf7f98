import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { migrationFaults } from "../../../checks/migrations.ts";
import { projectOf, ROOT } from "./project.ts";

const faultsOf = (sql: string) =>
  migrationFaults(projectOf({ "schema/migrations/0000_x.sql": sql }));

const TABLE = "CREATE TABLE t (id INTEGER, state TEXT);\n";
const trigger = (body: string) => `${TABLE}CREATE TRIGGER g AFTER UPDATE ON t\n${body}\n`;

describe("a migration", () => {
  it.each<[string, string, RegExp[]]>([
    [
      "writes the BEGIN of a trigger in lower case",
      trigger("begin\n  DELETE FROM t;\nEND;"),
      [/^schema\/migrations\/0000_x\.sql:3: write BEGIN in capitals within a trigger$/],
    ],
    [
      "writes the END of a trigger in lower case",
      trigger("BEGIN\n  DELETE FROM t;\nend;"),
      [/:5: write END in capitals within a trigger$/],
    ],
    [
      "has a CASE without parentheses within a trigger",
      trigger("BEGIN\n  SELECT CASE WHEN NEW.id > 1 THEN RAISE(ABORT, 'no') END;\nEND;"),
      [/:4: write CASE … END in parentheses/, /:4: write CASE … END in parentheses/],
    ],
    [
      "has a CASE in parentheses that contain more than the CASE",
      trigger("BEGIN\n  UPDATE t SET id = (SELECT CASE WHEN id > 1 THEN 1 ELSE 2 END);\nEND;"),
      [/:4: write CASE … END in parentheses/],
    ],
    [
      "has a trigger with a CASE in its condition, and writes begin and end in lower case",
      `${TABLE}CREATE TRIGGER g AFTER UPDATE ON t WHEN (CASE NEW.id WHEN 1 THEN 1 END)\nbegin\n  DELETE FROM t;\nend;\n`,
      [/:3: write BEGIN/, /:5: write END/],
    ],
    [
      "opens its own transaction",
      `BEGIN;\n${TABLE}commit;\n`,
      [/:1: D1 runs each file in a transaction of its own: remove BEGIN$/, /:3: .*remove COMMIT$/],
    ],
    [
      "has a statement longer than D1 accepts",
      `${TABLE}${trigger("BEGIN DELETE FROM t; END;").replace(TABLE, "")}INSERT INTO t VALUES (1, '${"x".repeat(100_000)}');\n`,
      [/:4: a statement of more than 100000 bytes$/],
    ],
    [
      "has a fault in its second trigger",
      `${trigger("BEGIN DELETE FROM t; END;")}CREATE TRIGGER h AFTER DELETE ON t begin SELECT 1; END;\n`,
      [/:4: write BEGIN/],
    ],
    ["has lines that end in CRLF", TABLE.replace("\n", "\r\n"), [/:1: lines must end in LF/]],
  ])("is reported if it %s, although SQLite accepts the migration", (_, sql, faults) => {
    expect(() => new DatabaseSync(":memory:").exec(sql)).not.toThrow();
    expect(faultsOf(sql)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it.each([
    ["a trigger in capitals", trigger("BEGIN\n  DELETE FROM t;\nEND;")],
    [
      "a CASE in parentheses",
      trigger(
        "BEGIN\n  UPDATE t SET id = (CASE WHEN id > (CASE id WHEN 1 THEN 2 END) THEN 1 END);\nEND;",
      ),
    ],
    [
      "many statements that together are longer than one statement may be",
      TABLE + `INSERT INTO t VALUES (1, '${"ö;".repeat(10_000)}');\n`.repeat(9),
    ],
    ["a CASE outside triggers", `${TABLE}UPDATE t SET id = CASE WHEN id > 1 THEN 1 END;\n`],
    [
      "keywords in lower case within comments and strings",
      trigger(`BEGIN\n  -- begin case\n  /* end */ UPDATE t SET state = 'begin ''case'; END;`),
    ],
  ])("may have %s", (_, sql) => {
    expect(() => new DatabaseSync(":memory:").exec(sql)).not.toThrow();
    expect(faultsOf(sql)).toEqual([]);
  });
});

describe("a migration that runs while the last release is in use", () => {
  const REMOVALS: [string, string, RegExp][] = [
    ["drops a table", `${TABLE}DROP TABLE t;\n`, /:2: DROP removes/],
    [
      "drops an index",
      `${TABLE}CREATE INDEX i ON t (id);\ndrop index \`i\`;\n`,
      /:3: DROP removes/,
    ],
    ["drops a column", `${TABLE}ALTER TABLE \`t\` DROP COLUMN \`state\`;\n`, /:2: ALTER … DROP/],
    ["renames a column", `${TABLE}ALTER TABLE t\n  RENAME state TO s;\n`, /:2: RENAME takes away/],
    [
      "rebuilds a table",
      `${TABLE}CREATE TABLE n (id);\nDROP TABLE t;\n--> statement-breakpoint\nALTER TABLE \`n\` RENAME TO \`t\`;\n`,
      /:3: DROP removes/,
    ],
    [
      "drops a trigger and does not create it again",
      `${trigger("BEGIN DELETE FROM t; END;")}DROP TRIGGER g;\n`,
      /:4: DROP TRIGGER removes a trigger that this file does not create again/,
    ],
  ];

  it.each(["`g`", '"g"', "[g]", "g"])(
    "is reported if it drops a trigger by its name %s",
    (name) => {
      const sql = `${trigger("BEGIN DELETE FROM t; END;")}DROP TRIGGER IF EXISTS ${name} ;\n`;
      expect(() => new DatabaseSync(":memory:").exec(sql)).not.toThrow();
      expect(faultsOf(sql)).toEqual([
        expect.stringMatching(
          /:4: DROP TRIGGER removes a trigger that this file does not create again/,
        ),
      ]);
      const again = `${sql}CREATE TRIGGER IF NOT EXISTS \`G\` AFTER DELETE ON t BEGIN SELECT 1; END;\n`;
      expect(() => new DatabaseSync(":memory:").exec(again)).not.toThrow();
      expect(faultsOf(again)).toEqual([]);
      const other = `${sql}CREATE TRIGGER "g 2" AFTER DELETE ON t BEGIN SELECT 1; END;\n`;
      expect(faultsOf(other)).toHaveLength(1);
    },
  );

  it.each(REMOVALS)("is reported if it %s", (_, sql, fault) => {
    expect(() => new DatabaseSync(":memory:").exec(sql)).not.toThrow();
    expect(faultsOf(sql)[0]).toMatch(fault);
  });

  it.each(REMOVALS)("passes if it %s and is in the list of exceptions", (_, sql) => {
    const root = projectOf({ "schema/migrations/0000_x.sql": sql });
    expect(migrationFaults(root, { "0000_x.sql": "a reason" })).toEqual([]);
  });

  it("is reported if it is in the list of exceptions although it removes nothing", () => {
    const root = projectOf({ "schema/migrations/0000_x.sql": TABLE });
    expect(migrationFaults(root, { "0000_x.sql": "a reason" })).toEqual([
      expect.stringMatching(/:1: removes nothing/),
    ]);
  });

  it.each([
    ["adds a column", `${TABLE}ALTER TABLE t ADD drop_count INTEGER DEFAULT 0 NOT NULL;\n`],
    ["mentions DROP only in a comment", `${TABLE}-- DROP TABLE t;\n`],
    [
      "replaces a trigger",
      `${trigger("BEGIN DELETE FROM t; END;")}DROP TRIGGER g;\nCREATE TRIGGER g AFTER DELETE ON t BEGIN SELECT 1; END;\n`,
    ],
  ])("passes if it %s", (_, sql) => {
    expect(() => new DatabaseSync(":memory:").exec(sql)).not.toThrow();
    expect(faultsOf(sql)).toEqual([]);
  });
});

describe("the migrations of this project", () => {
  it("pass the check", () => {
    expect(migrationFaults(ROOT)).toEqual([]);
  });
});

import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { asvsIds, notBuilt, operators, parseAsvs, verdicts, type NamedTest } from "./support/asvs.ts";
import { parseCsv } from "./support/parse-csv.ts";
import { read, root } from "./support/source-files.ts";
import { testNames } from "./support/test-names.ts";

const answers = parseAsvs(read("docs/asvs.csv"));
const met = answers.filter(({ verdict }) => verdict === "met");
const notApplicable = answers.filter(({ verdict }) => verdict === "not applicable");
const deviations = answers.filter(({ verdict }) => verdict === "accepted deviation");

describe("docs/asvs.csv", () => {
  test("answers each of the 217 items once, in the standard's order", () => {
    expect(asvsIds).toHaveLength(217);
    expect(answers.map(({ id }) => id)).toEqual(asvsIds);
  });

  test("each answer says what the item is about and has one of three verdicts", () => {
    expect(answers.filter(({ about }) => about.trim() === "").map(({ id }) => id)).toEqual([]);
    expect(answers.filter(({ verdict }) => !verdicts.has(verdict)).map(({ id }) => id)).toEqual([]);
  });

  test("what is met names its tests, what is not applicable says why", () => {
    expect(met.filter(({ evidence }) => evidence.length === 0).map(({ id }) => id)).toEqual([]);
    expect(notApplicable.filter(({ note }) => note.length < 10).map(({ id }) => id)).toEqual([]);
  });

  test("what is met has a test that `npm test` runs", () => {
    const isShort = ({ file }: NamedTest) => !file.includes(".long.") && !file.startsWith("tests/e2e/");
    expect(met.filter(({ evidence }) => !evidence.some(isShort)).map(({ id }) => id)).toEqual([]);
  });

  test("at most five deviations are accepted, each with what makes up for it and tests of that", () => {
    expect(deviations.length).toBeLessThanOrEqual(5);
    expect(deviations.filter(({ note }) => !/; instead: \S/.test(note)).map(({ id }) => id)).toEqual([]);
    expect(deviations.filter(({ evidence }) => evidence.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test("every test that it names is there, once in its file", () => {
    const wrong = answers.flatMap(({ id, evidence }) =>
      evidence.flatMap((named) =>
        count(named) === 1 ? [] : [`${id}: ${count(named)} × ${named.file} › ${named.name}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("how many items wait for a part of the shop is printed", () => {
    const waiting = notApplicable.filter(({ note }) => note.startsWith(notBuilt)).length;
    const elsewhere = notApplicable.filter(({ note }) => note.startsWith(operators)).length;
    console.info(
      `ASVS 5.0.0, levels 1 and 2: ${met.length} met, ${deviations.length} accepted deviations, ${notApplicable.length} not applicable (${waiting} not built yet, ${elsewhere} the operator's)`,
    );
    expect(met.length + deviations.length + notApplicable.length).toBe(asvsIds.length);
  });
});

describe("reading the table", () => {
  const table = (row: string): string => `id,about,verdict,evidence,note\n${row}\n`;

  test("values may be quoted, with commas, quotes and line ends inside", () => {
    expect(parseCsv('a,"b, ""c""\nd",\ne,f,g\n')).toEqual([
      ["a", 'b, "c"\nd', ""],
      ["e", "f", "g"],
    ]);
    expect(() => parseCsv('a,"b\n')).toThrow("No comma-separated values");
    expect(() => parseCsv('a,b"c\n')).toThrow("No comma-separated values");
  });

  test("several tests are parted by semicolons, and one may stand in a name", () => {
    expect(parseAsvs(table("V1.1.1,x,met,a/b.test.ts › one; two; c.test.tsx › three,"))[0]?.evidence).toEqual([
      { file: "a/b.test.ts", name: "one; two" },
      { file: "c.test.tsx", name: "three" },
    ]);
  });

  test("other columns, rows of another length and evidence without a test are refused", () => {
    expect(() => parseAsvs("id,verdict\n")).toThrow("other columns");
    expect(() => parseAsvs(table("V1.1.1,x,met"))).toThrow("has 3 values");
    expect(() => parseAsvs(table("V1.1.1,x,met,we looked at it,"))).toThrow("No test is named so: we looked at it");
    expect(() => parseAsvs(table("V1.1.1,x,met,server/env.ts › a test,"))).toThrow("No test is named so");
  });

  test("names of tests are read from every form of them, and not from groups", () => {
    const source = 'test("one", f); test.each([1])("two %s", f); describe("three", f); it(`two ${x}`, f);';
    expect(testNames("x.test.ts", source)).toEqual(["one", "two %s", "two …"]);
  });

  test.each(["skip", "todo", "fails"])("what is left out by %s proves nothing", (word) => {
    const source = `test("one", f); test.${word}("two", f); it.${word}("three", f); test.${word}.each([1])("four", f);`;
    expect(testNames("x.test.ts", source)).toEqual(["one"]);
  });
});

/**
 * How many tests of the file are named so, or have that in their name where none is named just so; 0 too where there is
 * no such file.
 */
function count({ file, name }: NamedTest): number {
  if (!existsSync(join(root, file))) return 0;
  const same = namesOf(file).filter((each) => each === name).length;
  return same > 0 ? same : namesOf(file).filter((each) => each.includes(name)).length;
}

const known = new Map<string, readonly string[]>();

function namesOf(file: string): readonly string[] {
  const names = known.get(file) ?? testNames(file, read(file));
  known.set(file, names);
  return names;
}

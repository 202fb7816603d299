import { describe, expect, test } from "vitest";

import { isTest, read, sourceFiles } from "./support/source-files.ts";
import { parseSpecRules } from "./support/spec-rules.ts";
import { rulesOf, sectionsOf, taggedTests } from "./support/test-names.ts";

const rules = parseSpecRules(read("tests/architecture/SPEC.md"));
const tests = sourceFiles()
  .filter(isTest)
  .flatMap((file) => taggedTests(file, read(file)));
const proven = new Set(tests.filter(({ isShort }) => isShort).flatMap((each) => each.rules));

describe("the rules of the specification (SPEC.md)", () => {
  test("each is listed once", () => {
    const names = rules.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("each is named by a test that `npm test` runs", () => {
    expect(rules.length).toBeGreaterThan(150);
    expect(rules.filter(({ name }) => !proven.has(name)).map(({ name, rule }) => `[${name}] ${rule}`)).toEqual([]);
  });

  test("rules of our own that a test names are named by one that `npm test` runs", () => {
    const short = new Set(tests.filter(({ isShort }) => isShort).flatMap(({ ids }) => ids));
    const all = new Set(tests.flatMap(({ ids }) => ids));
    expect(all.size).toBeGreaterThan(250);
    expect([...all].filter((id) => !short.has(id))).toEqual([]);
  });

  test("each that a test names is listed", () => {
    const listed = new Set(rules.map(({ name }) => name));
    const unknown = tests.flatMap(({ file, rules: own }) =>
      own.filter((name) => !listed.has(name)).map((name) => `${name}, in ${file}`),
    );
    expect(unknown).toEqual([]);
  });

  test("what stands behind a section in a test's name is ids", () => {
    const others = tests.filter(({ name, rules: own }) => {
      const words = /^(?:\[[^\]]*\] ?)*/.exec(name)?.[0].match(/\[§\d+ [^\]]+\]/g) ?? [];
      return words.some((tag) => !tag.includes(" of the design") && !own.some((rule) => tag.includes(rule)));
    });
    expect(others.map(({ file, name }) => `${name} (${file})`)).toEqual([]);
  });
});

describe("reading names", () => {
  test("sections are read from the beginning of a test's name", () => {
    expect(sectionsOf("[§2] [§9] a rule")).toEqual([2, 9]);
    expect(sectionsOf("[§5, §7] a rule")).toEqual([5, 7]);
    expect(sectionsOf("a rule (§5)")).toEqual([]);
    expect(sectionsOf("[ED4] a rule of ours")).toEqual([]);
  });

  test("rules are read from its tags", () => {
    expect(rulesOf("[§2 one] [P1] [§9 two-words, third] [§4] words")).toEqual(["§2 one", "§9 two-words", "§9 third"]);
    expect(rulesOf("[§5 of the design] words [§2 one]")).toEqual([]);
  });

  test("only tests count: neither describe blocks nor other calls", () => {
    const source = `
      describe("[§2] a heading", () => {
        test("[§2 a-rule] one", () => {});
        test.each([1])("[§7] two %s", () => {});
        it(\`[§9] three \${1}\`, () => {});
        note("[§5] none");
      });`;
    const found = taggedTests("x.test.ts", source);
    expect(found.map(({ name }) => name)).toEqual(["[§2 a-rule] one", "[§7] two %s", "[§9] three …"]);
    expect(found.flatMap((each) => each.rules)).toEqual(["§2 a-rule"]);
  });

  test("of browser tests `npm test` runs the stories, and no file of the long suite", () => {
    const source = 'test("[§2 a-rule] one", async () => {});';
    const short = (file: string): boolean[] => taggedTests(file, source).map(({ isShort }) => isShort);
    expect(short("tests/e2e/stories/x.test.ts")).toEqual([true]);
    expect(short("tests/e2e/x.test.ts")).toEqual([false]);
    expect(short("tests/integration/x.test.ts")).toEqual([true]);
    expect(short("tests/integration/x.long.test.ts")).toEqual([false]);
  });

  test("a line that is no rule is refused", () => {
    expect(parseSpecRules("## §2 Two\n\n- a-rule: words")).toEqual([{ name: "§2 a-rule", rule: "words" }]);
    expect(() => parseSpecRules("## §2 Two\n- A rule: words")).toThrow("No rule: - A rule");
    expect(() => parseSpecRules("- a-rule: words")).toThrow("No rule");
  });
});

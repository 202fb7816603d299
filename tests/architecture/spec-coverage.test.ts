import { describe, expect, test } from "vitest";

import { specRules } from "./spec-rules.ts";
import { isTest, read, sourceFiles } from "./support/source-files.ts";
import { sectionsOf, specTests } from "./support/test-names.ts";

const proofs = sourceFiles()
  .filter(isTest)
  .flatMap((file) => specTests(file, read(file)));

describe("the specification is covered by tests that name their section", () => {
  test("how many tests each section has", () => {
    const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const counts = sections.map((section) => proofs.filter((proof) => proof.sections.includes(section)).length);
    console.info(sections.map((section, index) => `§${section}: ${counts[index]}`).join("  "));
    expect(Math.min(...specRules.map(({ section }) => counts[section - 1] ?? 0))).toBeGreaterThan(0);
  });

  test.each(specRules)("§$section $rule", ({ section, words }) => {
    const names = proofs
      .filter((proof) => proof.sections.includes(section))
      .map(({ name, file }) => `${name} (${file})`);
    const proving = names.filter((name) => words.every((word) => word.test(name)));
    expect(proving, `no test named "[§${section}] …" speaks of ${words.join(" and ")}`).not.toEqual([]);
  });

  test("a test's sections are read from the beginning of its name", () => {
    expect(sectionsOf("[§2] [§9] a rule")).toEqual([2, 9]);
    expect(sectionsOf("[§5, §7] a rule")).toEqual([5, 7]);
    expect(sectionsOf("a rule (§5)")).toEqual([]);
    expect(sectionsOf("[ED4] a rule of ours")).toEqual([]);
  });

  test("only tests count: neither describe blocks nor other calls", () => {
    const source = `
      describe("[§2] a heading", () => {
        test("[§2] one", () => {});
        test.each([1])("[§7] two %s", () => {});
        it(\`[§9] three \${1}\`, () => {});
        note("[§5] none");
      });`;
    expect(specTests("x.test.ts", source).map(({ name }) => name)).toEqual(["[§2] one", "[§7] two %s", "[§9] three …"]);
  });
});

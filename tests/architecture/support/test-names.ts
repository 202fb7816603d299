import { parseSync, Visitor, type Argument, type Expression, type MemberExpression } from "oxc-parser";

export interface SpecTest {
  readonly file: string;
  readonly name: string;
  /** Whether `npm test` runs it: it stands in no file of the long suite. */
  readonly isShort: boolean;
  /** The sections that the name carries: `[§2]`, `[§7] [§9]`. */
  readonly sections: readonly number[];
  /** The rules that it carries, as SPEC.md has them: `§9 price-decimals`. */
  readonly rules: readonly string[];
  /** The rules of our own that it carries, by their ids: `EM33`. */
  readonly ids: readonly string[];
}

/** Tests of a source file whose name begins with tags: sections of the specification, or ids of rules of our own. */
export function taggedTests(file: string, source: string): SpecTest[] {
  return testNames(file, source)
    .map((name) => ({
      file,
      name,
      isShort: !isLongFile(file),
      sections: sectionsOf(name),
      rules: rulesOf(name),
      ids: idsOf(name),
    }))
    .filter(({ sections, ids }) => sections.length > 0 || ids.length > 0);
}

/** Whether a file belongs to the long suite alone: browser tests that are no stories, and files of `LONG=1`. */
function isLongFile(file: string): boolean {
  return file.includes(".long.") || (file.startsWith("tests/e2e/") && !file.startsWith("tests/e2e/stories/"));
}

/** The names of a source file's tests, in their order; what a template puts in is `…`. */
export function testNames(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = isTest(callee) ? text(first) : null;
      if (name !== null) names.push(name);
    },
  }).visit(program);
  return names;
}

/** `[§2] a name` and `[§2][§7] a name` and `[§2, §7] a name`; anything later in the name doesn't count. */
export function sectionsOf(name: string): number[] {
  return [...tagsOf(name).matchAll(/§\s*(\d+)/g)].map(([, digits]) => Number(digits));
}

/** `[§2 one-rule] [§9 another, third] a name`. Words behind a section that are no ids are none of its rules. */
export function rulesOf(name: string): string[] {
  const tags = [...tagsOf(name).matchAll(/\[§(\d+) ([a-z\d-]+(?:, [a-z\d-]+)*)\]/g)];
  return tags.flatMap(([, section, ids = ""]) => ids.split(", ").map((id) => `§${section} ${id}`));
}

/** `[EM26] [ES8] a name`. */
function idsOf(name: string): string[] {
  return [...tagsOf(name).matchAll(/\[([A-Z]{1,4}-?\d+)\]/g)].map(([, id = ""]) => id);
}

function tagsOf(name: string): string {
  return /^(\s*\[[^\]]*\])+/.exec(name)?.[0] ?? "";
}

/**
 * `test(…)`, `it(…)`, `test.each(…)(…)`, `test.for(…)(…)`: never `describe`, which proves nothing by itself, and
 * nothing that doesn't run.
 */
function isTest(callee: Expression): boolean {
  if (callee.type === "Identifier") return callee.name === "test" || callee.name === "it";
  if (callee.type === "MemberExpression") return !isLeftOut(callee) && isTest(callee.object);
  return callee.type === "CallExpression" && isTest(callee.callee);
}

/** `test.skip`, `test.todo`, `test.fails`. */
function isLeftOut({ property }: MemberExpression): boolean {
  return property.type === "Identifier" && ["skip", "todo", "fails"].includes(property.name);
}

function text(argument: Argument | undefined): string | null {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument?.type === "TemplateLiteral") return argument.quasis.map((part) => part.value.raw).join("…");
  return null;
}

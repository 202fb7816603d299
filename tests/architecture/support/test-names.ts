import { parseSync, Visitor, type Argument, type Expression } from "oxc-parser";

export interface SpecTest {
  readonly file: string;
  /** The sections that the name carries: `[§2]`, `[§7] [§9]`. */
  readonly sections: readonly number[];
  readonly name: string;
}

/** Tests of a source file whose name begins with sections of the specification. */
export function specTests(file: string, source: string): SpecTest[] {
  const { program } = parseSync(file, source);
  const found: SpecTest[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = isTest(callee) ? text(first) : null;
      const sections = name === null ? [] : sectionsOf(name);
      if (name !== null && sections.length > 0) found.push({ file, sections, name });
    },
  }).visit(program);
  return found;
}

/** `[§2] a name` and `[§2][§7] a name` and `[§2, §7] a name`; anything later in the name doesn't count. */
export function sectionsOf(name: string): number[] {
  const [tags = ""] = /^(\s*\[[^\]]*§[^\]]*\])+/.exec(name) ?? [];
  return [...tags.matchAll(/§\s*(\d+)/g)].map(([, digits]) => Number(digits));
}

/** `test(…)`, `it(…)`, `test.each(…)(…)`, `test.for(…)(…)`: never `describe`, which proves nothing by itself. */
function isTest(callee: Expression): boolean {
  if (callee.type === "Identifier") return callee.name === "test" || callee.name === "it";
  if (callee.type === "MemberExpression") return isTest(callee.object);
  return callee.type === "CallExpression" && isTest(callee.callee);
}

function text(argument: Argument | undefined): string | null {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument?.type === "TemplateLiteral") return argument.quasis.map((part) => part.value.raw).join("…");
  return null;
}

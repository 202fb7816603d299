/** A rule of the specification, as SPEC.md lists it. */
export interface SpecRule {
  /** As tests name it: `§9 price-decimals`. */
  readonly name: string;
  /** What it says, in a line. */
  readonly rule: string;
}

const rulePattern = /^- (?<id>[a-z\d]+(?:-[a-z\d]+)*): (?<rule>\S.*)$/;

/** Reads the list. Throws on a line that begins like a rule and is none. */
export function parseSpecRules(markdown: string): SpecRule[] {
  const rules: SpecRule[] = [];
  let section: string | undefined;
  for (const line of markdown.split("\n")) {
    section = /^## (§\d+) /.exec(line)?.[1] ?? section;
    if (!line.startsWith("- ")) continue;
    const { id, rule } = rulePattern.exec(line)?.groups ?? {};
    if (!section || !id || !rule) throw new Error(`No rule: ${line}`);
    rules.push({ name: `${section} ${id}`, rule });
  }
  return rules;
}

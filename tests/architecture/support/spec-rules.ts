/** A rule of the specification, as SPEC.md lists it. */
export interface SpecRule {
  /** As tests name it: `§9 price-decimals`. */
  readonly name: string;
  /** What it says, in a line. */
  readonly rule: string;
  /** The chapter that will bring it; null: it is built. */
  readonly chapter: Chapter | null;
}

/** What is still to come. */
const chapters = ["account", "cart", "checkout", "orders", "forms", "editor", "consent"] as const;

export type Chapter = (typeof chapters)[number];

const rulePattern = /^- (?<id>[a-z\d]+(?:-[a-z\d]+)*)(?: \((?<chapter>\w+)\))?: (?<rule>\S.*)$/;

/** Reads the list. Throws on a line that begins like a rule and is none, and on a chapter that nobody knows. */
export function parseSpecRules(markdown: string): SpecRule[] {
  const rules: SpecRule[] = [];
  let section: string | undefined;
  for (const line of markdown.split("\n")) {
    section = /^## (§\d+) /.exec(line)?.[1] ?? section;
    if (!line.startsWith("- ")) continue;
    const { id, chapter, rule } = rulePattern.exec(line)?.groups ?? {};
    if (!section || !id || !rule) throw new Error(`No rule: ${line}`);
    rules.push({ name: `${section} ${id}`, rule, chapter: chapter === undefined ? null : chapterNamed(chapter) });
  }
  return rules;
}

function chapterNamed(name: string): Chapter {
  const chapter = chapters.find((known) => known === name);
  if (!chapter) throw new Error(`No chapter is called ${name}: ${chapters.join(", ")}`);
  return chapter;
}

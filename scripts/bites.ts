import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ListedFile } from "./affected-tests.ts";

/** Of all faults so many have to be caught. */
const leastShare = 0.95;

/** A fault that is planted to see whether a test fails by it: a line of tests/bites/faults.jsonl. */
export interface Fault {
  readonly name: string;
  /** What it is, in plain words. */
  readonly breaks: string;
  /** Path from the root. */
  readonly file: string;
  /** The text that is replaced; it stands exactly once in the file. */
  readonly before: string;
  readonly after: string;
  /** The commit whose fix it reverses. */
  readonly from?: string;
}

/** Result of a fault, stored in test-results/bites. */
export interface FaultVerdict {
  readonly fault: Fault;
  /** Git's hash of the tree that it was planted in. */
  readonly tree: string;
  /** The test that failed by it; `null`: none did. */
  readonly caughtBy: { readonly file: string; readonly title: string } | null;
  readonly seconds: number;
}

/** Test files by project: how many run at a time, the nearest first, so that a fault is caught early. */
const slices: readonly { readonly projects: readonly string[]; readonly size: number }[] = [
  { projects: ["unit", "architecture"], size: 12 },
  { projects: ["integration"], size: 8 },
  { projects: ["browser", "browser-editor"], size: 5 },
];

/** How far an architecture test is from a file that it doesn't import: most of them read files instead. */
const unimported = 100;

/** The list of faults. Throws for two of one name. */
export function readFaults(): readonly Fault[] {
  const text = readFileSync(join(import.meta.dirname, "..", "tests", "bites", "faults.jsonl"), "utf8");
  const faults = text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Fault]));
  const double = faults.find(({ name }, index) => faults.findIndex((other) => other.name === name) < index);
  if (double) throw new Error(`Two faults are called ${double.name}`);
  return faults;
}

/** A file's text with the fault in it. Throws where the text before it doesn't stand there exactly once. */
export function plantedIn(text: string, { name, file, before, after }: Fault): string {
  const count = text.split(before).length - 1;
  if (count === 1) return text.replace(before, () => after);
  throw new Error(`${name}: its text stands ${count} times in ${file}, not once. Renew the fault in tests/bites.`);
}

/**
 * The tests that import a changed file, and those of the architecture, in the order in which they run, a list for each
 * run: the nearest of each project first, then all others. Near is a test few imports away, and one named like the change.
 */
export function stagesOf(
  listed: readonly ListedFile[],
  { changed, distances }: { readonly changed: string; readonly distances: ReadonlyMap<string, number> },
): readonly (readonly string[])[] {
  const [, module = ""] = changed.split("/");
  // A test is named after a module more often than after one of its files.
  const words = [...wordsOf(changed), ...wordsOf(module)];
  const likeness = (file: string) => words.filter((word) => wordsOf(file).includes(word)).length;
  const farOf = (file: string) => (distances.get(file) ?? unimported) - 2 * likeness(file);
  const affected = listed.filter(({ file, projectName }) => distances.has(file) || projectName === "architecture");
  const rounds = slices.map(({ projects, size }) => {
    const own = affected.filter(({ projectName = "" }) => projects.includes(kindOf(projectName)));
    const files = own.map(({ file }) => file).toSorted((one, other) => farOf(one) - farOf(other));
    return [files.slice(0, size), files.slice(size)];
  });
  return [0, 1].flatMap((round) => rounds.map((files) => files[round] ?? [])).filter((files) => files.length > 0);
}

/** One line a fault, then how many were caught. */
export function tableOf(verdicts: readonly FaultVerdict[]): readonly string[] {
  const width = Math.max(...verdicts.map(({ fault }) => fault.name.length));
  const lines = verdicts.map(({ fault, caughtBy, seconds }) => {
    const result = caughtBy === null ? `MISSED: ${fault.breaks}` : caughtBy.file;
    return `${fault.name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s  ${result}`;
  });
  return [...lines, `${caughtOf(verdicts)} of ${verdicts.length} caught`];
}

/** Whether the suite still bites. */
export function isEnough(verdicts: readonly FaultVerdict[]): boolean {
  return caughtOf(verdicts) >= leastShare * verdicts.length;
}

function caughtOf(verdicts: readonly FaultVerdict[]): number {
  return verdicts.filter(({ caughtBy }) => caughtBy !== null).length;
}

/** Vitest names a browser's project after the browser, too. */
function kindOf(projectName: string): string {
  return projectName.split(" ")[0] ?? "";
}

/** The words of a path that tell files apart, without a plural's ending. */
function wordsOf(path: string): readonly string[] {
  const words = path.split(/[/.-]/).map((word) => word.replace(/s$/, ""));
  return words.filter((word) => word.length > 3 && !["test", "server", "integration", "browser"].includes(word));
}

import { parseCsv } from "./parse-csv.ts";

/** One item of the standard, as `docs/asvs.csv` answers it. */
export interface AsvsAnswer {
  /** `V6.2.4`. */
  readonly id: string;
  /** What it asks for, in a few words of ours. */
  readonly about: string;
  readonly verdict: string;
  /** The tests that prove it. */
  readonly evidence: readonly NamedTest[];
  readonly note: string;
}

export interface NamedTest {
  /** Path of the test file from the root. */
  readonly file: string;
  /** A test's name, or a part of it that no other test of the file has. */
  readonly name: string;
}

export const verdicts: ReadonlySet<string> = new Set(["met", "not applicable", "accepted deviation"]);

/** What the note of an item begins with whose part of the shop doesn't exist yet: it is answered anew when it is built. */
export const notBuilt = "not built yet: ";

/** What the note of an item begins with that is decided where the site is run, not in its code. */
export const operators = "the operator's: ";

/**
 * How many items of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1. Without V10 (OAuth) and
 * V17 (WebRTC), of which nothing is here.
 */
const itemsOfSections: Readonly<Record<string, number>> = {
  ...{ "V1.1": 2, "V1.2": 9, "V1.3": 11, "V1.4": 3, "V1.5": 2 },
  ...{ "V2.1": 3, "V2.2": 3, "V2.3": 4, "V2.4": 1 },
  ...{ "V3.2": 2, "V3.3": 4, "V3.4": 6, "V3.5": 5, "V3.7": 2 },
  ...{ "V4.1": 3, "V4.2": 1, "V4.3": 2, "V4.4": 4 },
  ...{ "V5.1": 1, "V5.2": 3, "V5.3": 2, "V5.4": 3 },
  ...{ "V6.1": 3, "V6.2": 12, "V6.3": 4, "V6.4": 4, "V6.5": 5, "V6.6": 3, "V6.8": 4 },
  ...{ "V7.1": 3, "V7.2": 4, "V7.3": 2, "V7.4": 5, "V7.5": 2, "V7.6": 2 },
  ...{ "V8.1": 2, "V8.2": 3, "V8.3": 1, "V8.4": 1 },
  ...{ "V9.1": 3, "V9.2": 4 },
  ...{ "V11.1": 2, "V11.2": 3, "V11.3": 3, "V11.4": 4, "V11.5": 1, "V11.6": 1 },
  ...{ "V12.1": 3, "V12.2": 2, "V12.3": 4 },
  ...{ "V13.1": 1, "V13.2": 5, "V13.3": 2, "V13.4": 5 },
  ...{ "V14.1": 2, "V14.2": 4, "V14.3": 3 },
  ...{ "V15.1": 3, "V15.2": 3, "V15.3": 7 },
  ...{ "V16.1": 1, "V16.2": 5, "V16.3": 4, "V16.4": 3, "V16.5": 3 },
};

/** The ids of all items that apply, in the standard's order. */
export const asvsIds: readonly string[] = Object.entries(itemsOfSections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** Reads the table. Throws on a row that isn't one and on evidence that names no test. */
export function parseAsvs(csv: string): AsvsAnswer[] {
  const [head = [], ...rows] = parseCsv(csv);
  if (head.join() !== "id,about,verdict,evidence,note") throw new Error(`These are other columns: ${head.join()}`);
  return rows.map((row) => {
    const [id = "", about = "", verdict = "", evidence = "", note = ""] = row;
    if (row.length !== 5) throw new Error(`${id} has ${row.length} values, not 5`);
    return {
      id,
      about,
      verdict,
      evidence: evidence === "" ? [] : evidence.split("; ").reduce(joined, []).map(named),
      note,
    };
  });
}

/** A semicolon may stand in a test's name: what doesn't begin with a file belongs to the one before. */
function joined(parts: readonly string[], part: string): string[] {
  const before = parts.at(-1);
  return before === undefined || part.includes(" › ")
    ? [...parts, part]
    : [...parts.slice(0, -1), `${before}; ${part}`];
}

function named(evidence: string): NamedTest {
  const [, file, name] = /^(\S+\.test\.tsx?) › (\S.*)$/.exec(evidence) ?? [];
  if (file === undefined || name === undefined) throw new Error(`No test is named so: ${evidence}`);
  return { file, name };
}

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import type { City } from "#schemas/content/shipping.ts";
import { fold } from "#schemas/fold.ts";

/** A town under one of its codes, ready to be found. */
export interface Commune extends City {
  readonly folded: string;
  readonly population: number;
}

/** How the National Institute of Statistics writes a commune, as far as it matters here. */
interface Line {
  readonly nom: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

const file = fileURLToPath(import.meta.resolve("@etalab/decoupage-administratif/data/communes.json"));

/**
 * The communes of France and its overseas departments, the largest first: read when somebody first looks for a town, and
 * line by line, as the whole file would take eight times what is kept of it.
 */
export async function readCommunes(): Promise<readonly Commune[]> {
  const communes: Commune[] = [];
  for await (const text of createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity })) {
    const line = readLine(text);
    if (line?.type !== "commune-actuelle") continue;
    const folded = plainWords(line.nom);
    const population = line.population ?? 0;
    for (const postalCode of line.codesPostaux ?? []) communes.push({ name: line.nom, postalCode, folded, population });
  }
  return communes.toSorted((one, other) => other.population - one.population);
}

/** Without case, accents, hyphens and apostrophes: "saint emilion" is Saint-Émilion, and so is "st emilion". */
export function plainWords(text: string): string {
  const words = fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
  return words.map((word) => shortened.get(word) ?? word).join(" ");
}

/** As people write them on an envelope. */
const shortened: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
]);

/** An entry of the list stands on a line of its own, before a comma. */
function readLine(text: string): Line | null {
  return text.startsWith("{") ? (JSON.parse(text.replace(/,$/, "")) as Line) : null;
}

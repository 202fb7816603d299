import type { ImportSource } from "#schemas/content/import.ts";
import { database, inTransaction } from "#server/db/context.ts";
import type { NewRow } from "#server/db/tables.ts";

import { isChange } from "../rules.ts";
import type { KeptContent } from "./carry-out.ts";
import { decide, type Decision } from "./decide.ts";
import type { ReadItem } from "./shapes.ts";

/** How many items are written at once. */
const atOnce = 100;

/** Writes down what would come of each item of a file, in its order. */
export async function planItems(run: number, source: ImportSource, items: readonly ReadItem[]): Promise<void> {
  const inFile = new InFile();
  for (let first = 0; first < items.length; first += atOnce) {
    const rows: NewRow<"import_item">[] = [];
    for (const [index, item] of items.slice(first, first + atOnce).entries()) {
      const decision = inFile.refuse(item) ?? (await decide(source, item));
      rows.push(rowOf(item, decision, { run, position: first + index + 1 }));
    }
    await inTransaction(() => database().insertInto("import_item").values(rows).execute());
  }
}

function rowOf(
  { line, kind, outsideId, title, content, notes, paths }: ReadItem,
  { action, row, notes: more }: Decision,
  { run, position }: { readonly run: number; readonly position: number },
): NewRow<"import_item"> {
  const kept: KeptContent | null = isChange[action] && content ? { content, paths } : null;
  return {
    ...{ run_id: run, position, line, kind, outside_id: outsideId.slice(0, 300), title: title.slice(0, 300), action },
    state: kept ? "planned" : "done",
    notes: JSON.stringify([...notes, ...more]),
    content: kept ? JSON.stringify(kept) : "",
    row_id: row,
  };
}

/** What two items of one file can't both be. */
class InFile {
  readonly #ids = new Set<string>();
  readonly #references = new Set<string>();

  /** What an earlier item of the file has already. */
  refuse({ kind, outsideId, content }: ReadItem): Decision | null {
    if (content === null) return null;
    const id = `${kind} ${outsideId}`;
    if (this.#ids.has(id)) return leftOut({ messageKey: "import.twice" });
    this.#ids.add(id);
    if (content.kind !== "product") return null;
    const references = content.forms.map(({ reference }) => reference);
    const taken = references.find((reference) => this.#references.has(reference));
    if (taken !== undefined) return leftOut({ messageKey: "import.takenInFile", values: { reference: taken } });
    for (const reference of references) this.#references.add(reference);
    return null;
  }
}

function leftOut(note: Decision["notes"][number]): Decision {
  return { action: "left-out", row: null, notes: [note] };
}

import type { ImportItem, ImportRun } from "#schemas/content/import.ts";
import type { Locale } from "#schemas/locale.ts";
import { readJson } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";
import { messageText } from "#server/text/message-text.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import type { Note } from "./engine/shapes.ts";
import { noCounts } from "./rules.ts";

/** How many items of an import there are of an action, in a state. */
export type ItemCount = Pick<Row<"import_item">, "action" | "state"> & { readonly count: number };

/** An import with what came of it so far. */
export function presentRun(run: Row<"import_run">, items: readonly ItemCount[]): ImportRun {
  const counts = noCounts();
  for (const { action, count } of items) counts[action] += count;
  const sum = (of: readonly ItemCount[]) => of.reduce((all, { count }) => all + count, 0);
  return {
    id: run.id,
    source: run.source,
    fileName: run.file_name,
    state: run.state,
    isTaxIncluded: run.is_tax_included === 1,
    madeAt: run.made_at,
    endedAt: run.ended_at,
    counts,
    total: sum(items),
    done: sum(items.filter(({ state }) => state !== "planned")),
    failed: sum(items.filter(({ state }) => state === "failed")),
    fetched: run.fetched,
    missed: run.missed,
  };
}

/** A line of a report in somebody's language. */
export function presentItem(row: Omit<Row<"import_item">, "content">, locale: Locale): ImportItem {
  const { position, line, kind, outside_id: outsideId, title, action, state, row_id: at, notes } = row;
  const said = (readJson(notes) as readonly Note[]).map((note) => noteText(note, locale));
  return { position, line, kind, outsideId, title, action, state, notes: said, row: at };
}

function noteText({ messageKey, values, why }: Note, locale: Locale): string {
  const reason = why && { why: refusalText({ code: "invalid", ...why }, locale) };
  return messageText(messageKey, locale, { ...values, ...reason });
}

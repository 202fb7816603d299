import { sql } from "kysely";

import type { ImportItemList, ImportRun } from "#schemas/content/import.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { type ListColumns, readList } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";
import { csvRow } from "#server/text/csv.ts";

import { presentItem, presentRun } from "./present.ts";

/** How many of the latest imports are told. */
const mostRuns = 20;

/** The latest imports, newest first. */
export async function listImports(): Promise<readonly ImportRun[]> {
  const runs = await database().selectFrom("import_run").selectAll().orderBy("id", "desc").limit(mostRuns).execute();
  const counts = await countsOf(runs.map(({ id }) => id));
  return runs.map((run) => presentRun(run, counts.get(run.id) ?? []));
}

/** One import; null: there is none of this number. */
export async function findImport(id: number): Promise<ImportRun | null> {
  if (!isRowId(id)) return null;
  const run = await database().selectFrom("import_run").selectAll().where("id", "=", id).executeTakeFirst();
  return run ? presentRun(run, (await countsOf([id])).get(id) ?? []) : null;
}

/** The report of an import, as a list wants it. */
export async function listImportItems(id: number, query: ListQuery, locale: Locale): Promise<ImportItemList> {
  const { rows, total } = await readList(selectItems(id), query, columns, sql.ref("import_item.position"));
  return { items: rows.map((row) => presentItem(row, locale)), total };
}

/** The whole report as CSV. */
export async function* exportReport(id: number, locale: Locale): AsyncGenerator<Uint8Array> {
  const head = ["line", "kind", "outside_id", "title", "action", "state", "row", "notes"];
  yield Buffer.from(`\ufeff${csvRow(head)}`);
  for (let last = 0; ;) {
    const rows = await selectItems(id).where("position", ">", last).orderBy("position").limit(500).execute();
    for (const row of rows) {
      const { line, kind, outsideId, title, action, state, row: at, notes } = presentItem(row, locale);
      const cells = [
        String(line),
        kind,
        outsideId,
        title,
        action,
        state,
        at === null ? "" : String(at),
        notes.join(" "),
      ];
      yield Buffer.from(csvRow(cells));
    }
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.position;
  }
}

const columns: ListColumns = {
  position: { kind: "number", expression: sql.ref("import_item.position") },
  action: { kind: "text", expression: sql.ref("import_item.action") },
  state: { kind: "text", expression: sql.ref("import_item.state") },
  kind: { kind: "text", expression: sql.ref("import_item.kind") },
};

function selectItems(id: number) {
  return database()
    .selectFrom("import_item")
    .select(["run_id", "position", "line", "kind", "outside_id", "title", "action", "state", "notes", "row_id"])
    .where("run_id", "=", id);
}

async function countsOf(ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await database()
          .selectFrom("import_item")
          .select(({ fn }) => ["run_id", "action", "state", fn.countAll<number>().as("count")])
          .where("run_id", "in", ids)
          .groupBy(["run_id", "action", "state"])
          .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, count: Number(row.count) })),
    ({ run_id: run }) => run,
  );
}

export { importTag } from "./rules.ts";

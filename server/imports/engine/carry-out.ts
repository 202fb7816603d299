import type { ImportSource } from "#schemas/content/import.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { bringCustomer } from "#server/accounts/customers/write.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { isOutage } from "#server/db/outages.ts";
import type { Row } from "#server/db/tables.ts";

import { bringMedia } from "./bring-media.ts";
import { claimRun, endRun, holdOn, letGo } from "./claim-run.ts";
import type { Outside } from "./fetch-picture.ts";
import { fingerprint } from "./fingerprints.ts";
import { decide, type Decided, type Decision } from "./decide.ts";
import { findKey, noteKey } from "./keys.ts";
import { saveArticle } from "./save/save-article.ts";
import { savePageOf } from "./save/save-page.ts";
import { saveImportedProduct } from "./save/save-product.ts";
import type { Imported, Note } from "./shapes.ts";
import { type AddressFate, behindMark } from "./source-mark.ts";

/** What an item's content is kept as until its turn comes. */
export interface KeptContent {
  readonly content: Imported;
  readonly paths: readonly string[];
}

/** How an import is carried out. */
export interface Carrying {
  /** False: it is left for another time. */
  readonly mayGoOn: () => boolean;
  readonly outside: Outside;
}

/**
 * Carries out the imports that are to be, item by item, each in a transaction of its own: whatever ends in between, what was
 * done is done, and the rest is taken up again. One process at a time works at one.
 */
export async function carryOut(carrying: Carrying): Promise<void> {
  for (let run = await claimRun(); run; run = await claimRun()) {
    const isThrough = await work(run, carrying);
    if (!isThrough) return await letGo(run.id);
  }
}

/** Works through what is planned of an import; true: nothing is any more. */
async function work(run: Row<"import_run">, { mayGoOn, outside }: Carrying): Promise<boolean> {
  for (;;) {
    if (!mayGoOn()) return false;
    const item = await database()
      .selectFrom("import_item")
      .selectAll()
      .where("run_id", "=", run.id)
      .where("state", "=", "planned")
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    if (!item) break;
    if (!(await holdOn(run.id))) return true;
    await doItem(run, item, outside).catch(async (error: unknown) => await leave(item, error));
  }
  await endRun(run.id);
  return true;
}

/** An item that breaks what carries it out is left behind: tried again it would break that again, and keep the others. */
async function leave(item: Row<"import_item">, error: unknown): Promise<void> {
  if (isOutage(error)) throw error;
  const { run_id: run, position, action, row_id: row } = item;
  appContext().log.error({ err: error, run, position }, "an item of an import could not be carried out");
  await inTransaction(() => finish(item, { action, row, notes: [{ messageKey: "import.broken" }] }, "failed"));
}

async function doItem(run: Row<"import_run">, item: Row<"import_item">, outside: Outside): Promise<void> {
  const { source } = run;
  const { content, paths } = readJson(item.content) as KeptContent;
  const key = { kind: item.kind, outsideId: item.outside_id };
  const planned = await decide(source, { ...key, content });
  const changes = planned.action === "create" || planned.action === "update";
  const brought = changes ? await bringMedia(run, content, outside) : { media: new Map<string, number>(), notes: [] };
  // It is planned still, as it was, for whom goes on with it.
  if (!brought) return;
  const { media, notes } = brought;
  const saved = await command(async () => {
    const decision = await decide(source, { ...key, content });
    const done = await carry({ source, key, decision, content, media, isWhole: notes.length === 0, paths });
    if (!done.ok) return done;
    await finish(item, { ...decision, row: done.value, notes: [...decision.notes, ...notes] }, "done");
    return ok(null);
  });
  if (saved.ok) return;
  const why: Note = { messageKey: "import.failed", why: saved.error };
  await inTransaction(() => finish(item, { ...planned, notes: [...planned.notes, ...notes, why] }, "failed"));
}

interface ToCarry {
  readonly source: ImportSource;
  readonly key: Pick<Row<"import_item">, "kind"> & { readonly outsideId: string };
  readonly decision: Decided;
  readonly content: Imported;
  readonly media: ReadonlyMap<string, number>;
  /** Whether all of its pictures are here: then what its source says is all here. */
  readonly isWhole: boolean;
  readonly paths: readonly string[];
}

/** Does what was decided; gives the row that the item is. */
async function carry({
  source,
  key,
  decision,
  content,
  media,
  isWhole,
  paths,
}: ToCarry): Promise<Result<number | null, Refusal>> {
  const { action, row, sourceMark, address } = decision;
  if (action === "create" || action === "update") {
    const saved = await saveImported(source, content, { row, media, address });
    if (!saved.ok) return saved;
    const { id } = saved.value;
    const rowHash = (await fingerprint(key.kind, id)) ?? "";
    await noteKey({ source, ...key }, { row: id, sourceHash: isWhole ? sourceMark : behindMark(sourceMark), rowHash });
    await notePaths(key.kind, id, paths);
    return ok(id);
  }
  if (row !== null && action === "unchanged") await notePaths(key.kind, row, paths);
  return ok(row);
}

async function saveImported(
  source: ImportSource,
  content: Imported,
  given: { readonly row: number | null; readonly media: ReadonlyMap<string, number>; readonly address: AddressFate },
): Promise<Result<{ readonly id: number }, Refusal>> {
  if (content.kind === "product") return await saveImportedProduct(content, given);
  if (content.kind === "customer") {
    const { address, ...customer } = content;
    const brought = given.address === "comes" && address ? { address } : {};
    return await bringCustomer({ ...(given.row !== null && { id: given.row }), ...customer, ...brought });
  }
  if (content.kind === "article") return await saveArticle(content, given);
  const above =
    content.parent === null ? undefined : await findKey({ source, kind: "page", outsideId: content.parent });
  return await savePageOf(content, { ...given, parent: above?.row_id ?? null, label: "WordPress" });
}

/** Old addresses lead to what is brought in from now on. */
async function notePaths(kind: Row<"import_item">["kind"], row: number, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const target = { kind, row_id: row };
    await database()
      .insertInto("import_path")
      .values({ path, ...target })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(target))
      .execute();
  }
}

/** Writes down what came of an item; what it said is forgotten. */
async function finish(
  { run_id: run, position, notes }: Row<"import_item">,
  { action, row, notes: more }: Decision,
  state: "done" | "failed",
): Promise<void> {
  const said = [...(readJson(notes) as readonly Note[]), ...more];
  const all = [...new Map(said.map((note) => [JSON.stringify(note), note])).values()];
  await database()
    .updateTable("import_item")
    .set({ action, state, row_id: row, notes: JSON.stringify(all), content: "" })
    .where("run_id", "=", run)
    .where("position", "=", position)
    .execute();
}

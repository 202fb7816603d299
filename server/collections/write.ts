import { checkRecord } from "#schemas/collections/check-record.ts";
import { type RecordDocument, valuesOf } from "#schemas/collections/record-document.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";
import { keepRevision, lastRevision } from "#server/db/revisions.ts";

import { dropLanguages } from "./engine/drop-languages.ts";
import { keepUnread } from "./engine/keep-unread.ts";
import { missingRows } from "./engine/missing-rows.ts";
import { isWithdrawn } from "./engine/shown-rows.ts";
import { collectionSource } from "./engine/sources.ts";
import { countedOf, findRecord } from "./read.ts";
import { ofTheRecord } from "./rules.ts";

/** Makes a record of which nothing is said and that no visitor has. */
export async function createRecord(slug: string): Promise<Result<OpenedRecord, Refusal>> {
  return await command(async () => {
    if (!(await collectionSource(slug))) return refuse("not-found", "missing.collection", { values: { slug } });
    const id = await insertRecord(slug, null);
    return ok({ id, row: null, isPublic: false, counted: {} });
  });
}

/** Opens a row of a collection to be edited; it is one document, whoever opens it. */
export async function openRecord(slug: string, row: number): Promise<Result<OpenedRecord, Refusal>> {
  return await command(async () => {
    const source = await collectionSource(slug);
    if (!source || !(await source.read([row])).has(row)) return refuse("not-found", "row.missing");
    const [isPublic, counted] = [!(await isWithdrawn(source, row)), await countedOf(source, row)];
    return ok({ id: await insertRecord(slug, row), row, isPublic, counted });
  });
}

export interface RecordToPublish {
  readonly id: number;
  readonly document: RecordDocument;
  readonly label: string;
  readonly authorId: number | null;
}

/** Saves a record by its domain's command, whose rules have the last word, and keeps what it says as a revision. */
export async function publishRecord(input: RecordToPublish): Promise<Result<{ readonly revision: number }, Refusal>> {
  const { id, label, authorId } = input;
  return await command(async () => {
    const record = await findRecord(id);
    if (!record) return refuse("not-found", "row.missing");
    const { source, row, stored } = record;
    // [CO15] Of a field that the document is older than, it says what the row does.
    const values = valuesOf(source.collection, { ...stored, ...input.document.values });
    const document = { ...input.document, values };
    const problems = checkRecord(source.collection, input.document.values);
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    const missing = await missingRows(source.collection.fields, document.values);
    if (missing.length > 0) return refuse("unprocessable", "input.invalid", { problems: missing });
    const kept = keepUnread(source.collection.fields, stored, values);
    if (!kept.ok) return refuse("unprocessable", "input.invalid", { problems: kept.error });
    if (row !== null) await dropLanguages(source, row, kept.value);
    const saved = await source.save(row ?? undefined, kept.value);
    if (!saved.ok) return err(ofTheRecord(saved.error, source.collection));
    const read = (await source.read([saved.value.id])).get(saved.value.id);
    // Rows of its lists have numbers from now on, by which they are the same when anything of them changes.
    const whole = source.hasOwnRows && read ? { ...document, values: valuesOf(source.collection, read) } : document;
    const said = {
      row_id: saved.value.id,
      document: JSON.stringify(whole),
      row_values: JSON.stringify(read ?? null),
    };
    await database().updateTable("record").set(said).where("id", "=", id).execute();
    const place = { kind: "record", documentId: id };
    const revision = await keepRevision({
      ...place,
      document: whole,
      label,
      authorId,
      base: await lastRevision(place),
    });
    return ok({ revision });
  });
}

/** Takes a record away from visitors; what it says is kept. Refused when another revision than `published` is public. */
export async function unpublishRecord(id: number, published: number | null): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const record = await findRecord(id);
    if (!record) return refuse("not-found", "row.missing");
    const { source, row, document, isPublic } = record;
    if (!isPublic || row === null) return refuse("unprocessable", "draft.notPublic");
    if ((await lastRevision({ kind: "record", documentId: id })) !== published)
      return refuse("conflict", "draft.publishedMeanwhile");
    if (!source.remove) return refuse("unprocessable", "record.stays");
    const kept = { document: JSON.stringify(document) };
    await database().updateTable("record").set(kept).where("id", "=", id).execute();
    const removed = await source.remove(row);
    const isHeld = !removed.ok && removed.error.messageKey === "constraint.reference";
    return isHeld ? refuse("unprocessable", "record.stays") : removed;
  });
}

/** Removes a record that visitors don't have; what was edited of it is left to others. */
export async function deleteRecord(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const record = await findRecord(id);
    if (!record) return refuse("not-found", "row.missing");
    if (record.isPublic) return refuse("conflict", "record.public");
    if (record.isRow) return refuse("conflict", "record.named");
    await database().deleteFrom("record").where("id", "=", id).execute();
    return ok(null);
  });
}

/** The document of a row, made where there is none; two who open it at once get the same. */
async function insertRecord(collection: string, row: number | null): Promise<number> {
  const inserted = await database()
    .insertInto("record")
    .values({ collection, row_id: row, document: "", row_values: "" })
    .onConflict((conflict) => conflict.columns(["collection", "row_id"]).doUpdateSet({ row_id: row }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return inserted.id;
}

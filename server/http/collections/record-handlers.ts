import type { recordCalls } from "#schemas/contract/calls/records.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { recordStates } from "#schemas/content/record.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { exportRecords, findRecord, listRecords, type RecordQuery } from "#server/collections/read.ts";
import { createRecord, deleteRecord, openRecord } from "#server/collections/write.ts";
import { command } from "#server/db/command.ts";
import { copyDraft, forgetDocument } from "#server/drafts/write.ts";

import { fileAnswer } from "../api/download.ts";
import { found } from "../api/found.ts";
import type { HandlersOf } from "../api/handler.ts";

/** What answers those who edit the estate's collections: of each record there is what visitors have, and its draft. */
export const recordHandlers: HandlersOf<typeof recordCalls> = {
  listRecords: async ({ params, list }) => found(await listRecords(params.collection, recordQuery(list))),

  createRecord: async ({ params: { collection }, body: { copyOf }, caller }) => {
    const session = await caller.session();
    if (!session) return refuse("unauthorized", "session.missing");
    return await command(async () => {
      const made = await createRecord(collection);
      if (!made.ok || copyOf === null) return made;
      const source = await findRecord(copyOf);
      if (source?.source.collection.slug !== collection)
        return refuse("unprocessable", "input.invalid", { problems: [{ key: "copyOf", messageKey: "key.reference" }] });
      const copied = await copyDraft(draft(copyOf), draft(made.value.id), session.userId);
      return copied.ok ? made : copied;
    });
  },

  openRecord: async ({ params }) => await openRecord(params.collection, params.id),

  findRecord: async ({ params }) => {
    const record = await recordOf(params);
    if (!record) return missing();
    const { id, row, isPublic, counted } = record;
    return ok({ id, row, isPublic, counted });
  },

  deleteRecord: async ({ params }) =>
    await command(async () => {
      if (!(await recordOf(params))) return missing();
      const deleted = await deleteRecord(params.id);
      if (deleted.ok) await forgetDocument(draft(params.id));
      return deleted;
    }),

  exportRecords: async ({ params }) => {
    const parts = await exportRecords(params.collection);
    return parts ? fileAnswer({ name: `${params.collection}.csv`, mime: "text/csv; charset=utf-8", parts }) : missing();
  },
};

const draft = (id: number) => ({ kind: "record", id });

function missing() {
  return refuse("not-found", "row.missing");
}

async function recordOf({ collection, id }: { readonly collection: string; readonly id: number }) {
  const record = await findRecord(id);
  return record?.source.collection.slug === collection ? record : null;
}

function recordQuery({ filters, orderBy, page, nbItem }: ListQuery): RecordQuery {
  const asked = new Map(filters.map(({ column, value }) => [column, value]));
  const state = recordStates.find((each) => each === asked.get("state")) ?? null;
  const order = orderBy[0]?.column === "title" ? "title" : "own";
  const row = asked.get("row");
  return {
    ...{ search: String(asked.get("search") ?? ""), row: row === undefined ? null : Number(row) },
    ...{ state, order, page, nbItem },
  };
}

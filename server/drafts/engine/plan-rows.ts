import type { DeleteQueryBuilder, DeleteResult } from "kysely";

import { database, dropTags, now } from "#server/db/context.ts";
import type { Row, Tables } from "#server/db/tables.ts";

import type { DraftPlace } from "./draft-rows.ts";

/** Whoever carries plans out listens for this: in every process, one was made, moved, cancelled or settled. */
export const planTag = "plan";

/** A plan that is about to be made. */
export interface NewPlan {
  readonly action: "publish" | "unpublish";
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly label: string;
  readonly authorId: number;
  readonly documents: readonly PlannedDocument[];
}

/** A document as it is to go public. */
export interface PlannedDocument {
  readonly place: DraftPlace;
  readonly document: object;
  /** The number of the draft's last edit that stands in it. */
  readonly sequence: number;
  /** The public revision that who plans saw. */
  readonly published: number | null;
}

/** Writes a plan down, in the caller's transaction; gives its id. */
export async function writePlan({ action, at, label, authorId, documents }: NewPlan): Promise<number> {
  dropTags(planTag);
  const { id } = await database()
    .insertInto("publication_plan")
    .values({ action, due_at: at, label, author_id: authorId, state: "WAITING", failure: null, made_at: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = documents.map(({ place, document, sequence, published }, position) => ({
    plan_id: id,
    position,
    kind: place.kind,
    document_id: place.id,
    document: JSON.stringify(document),
    sequence,
    published_revision_id: published,
  }));
  await database().insertInto("planned_document").values(rows).execute();
  return id;
}

/** The documents of a plan, in their order. */
export async function plannedDocuments(planId: number): Promise<readonly Row<"planned_document">[]> {
  return await database()
    .selectFrom("planned_document")
    .selectAll()
    .where("plan_id", "=", planId)
    .orderBy("position")
    .execute();
}

/** Which document stands in which plan, in the plans' orders. */
export type PlannedPlace = Pick<Row<"planned_document">, "plan_id" | "kind" | "document_id" | "sequence">;

/** What stands in any plan, without what it says: that may be much. */
export async function plannedPlaces(): Promise<readonly PlannedPlace[]> {
  return await database()
    .selectFrom("planned_document")
    .select(["plan_id", "kind", "document_id", "sequence"])
    .orderBy("plan_id")
    .orderBy("position")
    .execute();
}

/** The plan that a document stands in; null: none. */
export async function planOf({ kind, id }: DraftPlace): Promise<number | null> {
  const row = await database()
    .selectFrom("planned_document")
    .select("plan_id")
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .executeTakeFirst();
  return row?.plan_id ?? null;
}

/** Forgets a plan, in the caller's transaction; false: it is there no more. */
export async function erasePlan(id: number): Promise<boolean> {
  return await wasErased(database().deleteFrom("publication_plan").where("id", "=", id));
}

/** Takes a plan that waits, and whose instant has come, to carry it out; false: it is another's, or not due any more. */
export async function takeDuePlan(id: number): Promise<boolean> {
  const plan = database().deleteFrom("publication_plan").where("id", "=", id);
  return await wasErased(plan.where("state", "=", "WAITING").where("due_at", "<=", now()));
}

async function wasErased(plan: DeleteQueryBuilder<Tables, "publication_plan", DeleteResult>): Promise<boolean> {
  dropTags(planTag);
  const { numDeletedRows } = await plan.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the plan of a document that is gone, in the caller's transaction: what was agreed to was the whole of it. */
export async function forgetPlansOf(place: DraftPlace): Promise<void> {
  const id = await planOf(place);
  if (id !== null) await erasePlan(id);
}

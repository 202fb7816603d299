import { database, dropTags } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";

import type { DraftPlace } from "./draft-rows.ts";
import { erasePlan, planTag } from "./plan-rows.ts";

/** Plans that have nothing more to do with a document: what they were to do is done by hand, or they failed and it is planned anew. */
type LeftPlans = Pick<Row<"publication_plan">, "action"> | { readonly state: "FAILED" };

/**
 * Takes documents out of plans; one in which nothing is left is forgotten. In the caller's transaction, before the drafts are opened:
 * who carries a plan out takes it first, too.
 */
export async function leavePlans(places: readonly DraftPlace[], plans: LeftPlans): Promise<void> {
  for (const { kind, id } of places.filter((place) => isRowId(place.id))) {
    const at = { kind, document_id: id };
    const stands = database()
      .selectFrom("planned_document")
      .select("plan_id")
      .where((where) => where.and(at));
    const plan = await database()
      .updateTable("publication_plan")
      .set((row) => ({ action: row.ref("action") }))
      .where((where) => where.and(plans))
      .where("id", "in", stands)
      .returning("id")
      .executeTakeFirst();
    if (!plan) continue;
    dropTags(planTag);
    await database()
      .deleteFrom("planned_document")
      .where((where) => where.and({ ...at, plan_id: plan.id }))
      .execute();
    const left = database().selectFrom("planned_document").select("position").where("plan_id", "=", plan.id);
    if (!(await left.executeTakeFirst())) await erasePlan(plan.id);
  }
}

/**
 * Has the plans that are still to do something else with a document take what is public of it now for what they were made
 * against: what was done by hand is in nobody's way. In the caller's transaction.
 */
export async function showToPlans({ kind, id }: DraftPlace, published: number | null): Promise<void> {
  await database()
    .updateTable("planned_document")
    .set({ published_revision_id: published })
    .where((where) => where.and({ kind, document_id: id }))
    .execute();
}

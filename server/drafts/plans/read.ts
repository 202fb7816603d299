import type { Plan } from "#schemas/content/plan.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";

import { draftKind } from "../engine/kinds.ts";
import { plannedPlaces } from "../engine/plan-rows.ts";
import { presentPlan } from "./present.ts";

/** Every plan that waits or has failed, the next one first. */
export async function listPlans(locale: Locale): Promise<readonly Plan[]> {
  const plans = await database().selectFrom("publication_plan").selectAll().orderBy("due_at").orderBy("id").execute();
  const documents = Map.groupBy(await plannedPlaces(), (document) => document.plan_id);
  return plans.map((plan) => presentPlan(plan, documents.get(plan.id) ?? [], locale));
}

/** The instant of the next plan that waits, due or not, in milliseconds since 1970; null: none does. */
export async function nextPlanned(): Promise<number | null> {
  const row = await database()
    .selectFrom("publication_plan")
    .select((select) => select.fn.min("due_at").as("next"))
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return row?.next ?? null;
}

/** The documents of a kind that stand in plans, by their ids, as they are to be public. */
export async function plannedStates(kind: string): Promise<ReadonlyMap<number, object>> {
  const rows = await database()
    .selectFrom("planned_document")
    .select(["document_id as id", "document"])
    .where("kind", "=", kind)
    .execute();
  const parse = draftKind(kind)?.parse;
  return new Map(
    rows.flatMap(({ id, document }) => {
      const state = parse?.(document) ?? null;
      return state ? [[id, state] as const] : [];
    }),
  );
}

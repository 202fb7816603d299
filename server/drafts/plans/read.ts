import type { Plan } from "#schemas/content/plan.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";

import { plannedDocuments } from "../engine/plan-rows.ts";
import { presentPlan } from "./present.ts";

/** Every plan that waits or has failed, the next one first. */
export async function listPlans(locale: Locale): Promise<readonly Plan[]> {
  const plans = await database().selectFrom("publication_plan").selectAll().orderBy("due_at").orderBy("id").execute();
  const documents = await plannedDocuments(plans.map(({ id }) => id));
  return plans.map((plan) => {
    const own = documents.filter((document) => document.plan_id === plan.id);
    return presentPlan(plan, own, locale);
  });
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

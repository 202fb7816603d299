import type { Plan } from "#schemas/content/plan.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Row } from "#server/db/tables.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import type { PlannedPlace } from "../engine/plan-rows.ts";

/** A plan as it is sent; why it failed is said in a language. */
export function presentPlan(plan: Row<"publication_plan">, documents: readonly PlannedPlace[], locale: Locale): Plan {
  return {
    id: plan.id,
    action: plan.action,
    at: plan.due_at,
    label: plan.label,
    author: plan.author_id,
    madeAt: plan.made_at,
    failure: plan.failure === null ? null : refusalText(JSON.parse(plan.failure) as Refusal, locale),
    documents: documents.map(({ kind, document_id: id, sequence }) => ({ kind, id, since: sequence })),
  };
}

import type { PageQuery } from "#renderer/data/page-query.ts";
import type { Locale } from "#schemas/locale.ts";

import type { PagePlan } from "./plan-page.ts";
import type { PageForm } from "./stored-page.ts";

/** What a page is kept under: everything of a request that makes it another one. */
export function pageKey(
  plan: PagePlan,
  { form, locale }: { readonly form: PageForm; readonly locale: Locale },
  query: PageQuery,
): string {
  const who = plan.isCustomer ? "customers " : "";
  return `${who}${form} ${locale} ${plan.status} ${plan.facts.path}?${query.text}`;
}

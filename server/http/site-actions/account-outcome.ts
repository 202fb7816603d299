import { localizePath } from "#schemas/locale.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionAnswer, ActionPorts, Onward, RefusedForm } from "./site-action.ts";

/** Where a customer's own forms stand (spec §2). */
export const profilePath = "/account/profil";

export type Outcome = string | Onward | RefusedForm;

/** What the block shows next; whose login is over goes to the login, and back. */
export function outcomeOf(
  form: URLSearchParams,
  { locale }: ActionPorts,
  answer: ActionAnswer,
  kept: readonly string[],
): Outcome {
  if (answer.status < 300) return "done";
  if (answer.status !== 401) return refusedForm(form, answer, { kept });
  const next = new URLSearchParams({ next: localizePath(profilePath, locale) });
  return { kind: "onward", to: `${localizePath("/auth", locale)}?${next.toString()}` };
}

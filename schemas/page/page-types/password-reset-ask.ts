import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Asks for a link to a new password (spec §2, `/password/reset/ask`). */
export const passwordResetAsk: PageType = {
  slug: "password-reset-ask",
  label: { fr_FR: "Mot de passe oublié", en_US: "Forgotten password" },
  pattern: "/password/reset/ask",
  params: {},
  guards: [],
  validators: [],
  zone: "private",
  requires: ["password-reset-ask"],
  frame: "page",
  defaultLayout: stack({ slug: "password-reset-ask", props: { isPageTitle: true } }),
  sampleParams: {},
};

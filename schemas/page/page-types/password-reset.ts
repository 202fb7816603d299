import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Sets a new password (spec §2). A link's token never gets here: it is taken out of the address first. */
export const passwordReset: PageType = {
  slug: "password-reset",
  label: { fr_FR: "Nouveau mot de passe", en_US: "New password" },
  pattern: "/password/reset/:token?",
  params: { token: "slug" },
  guards: [],
  validators: [],
  zone: "private",
  requires: ["password-reset"],
  frame: "page",
  defaultLayout: stack({ slug: "password-reset", props: { isPageTitle: true } }),
  sampleParams: {},
};

import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Confirms a subscription to the newsletter. A link's token never gets here: it is taken out of the address first. */
export const newsletterConfirm: PageType = {
  slug: "newsletter-confirm",
  label: { fr_FR: "Inscription à confirmer", en_US: "Subscription to confirm" },
  pattern: "/newsletter/confirm",
  params: {},
  guards: [],
  validators: [],
  zone: "private",
  enabledBy: "SHOW_NEWSLETTER",
  requires: ["newsletter-confirm"],
  frame: "page",
  defaultLayout: stack({ slug: "newsletter-confirm", props: { isPageTitle: true } }),
  sampleParams: {},
};

import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Ends a subscription to the newsletter. It stands on a site that shows its newsletter no more, too: letters are still out there. */
export const newsletterUnsubscribe: PageType = {
  slug: "newsletter-unsubscribe",
  label: { fr_FR: "Désinscription", en_US: "Unsubscribing" },
  pattern: "/newsletter/unsubscribe",
  params: {},
  guards: [],
  validators: [],
  zone: "private",
  requires: ["newsletter-unsubscribe"],
  frame: "page",
  defaultLayout: stack({ slug: "newsletter-unsubscribe", props: { isPageTitle: true } }),
  sampleParams: {},
};

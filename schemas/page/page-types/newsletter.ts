import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Where one subscribes to the newsletter (spec §2). */
export const newsletter: PageType = {
  slug: "newsletter",
  label: { fr_FR: "Lettre d’information", en_US: "Newsletter" },
  pattern: "/newsletter",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  enabledBy: "SHOW_NEWSLETTER",
  requires: ["newsletter-form"],
  frame: "page",
  defaultLayout: stack({
    slug: "newsletter-form",
    props: { title: { fr_FR: "La lettre du domaine", en_US: "The estate letter" }, isPageTitle: true },
  }),
  sampleParams: {},
};

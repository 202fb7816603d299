import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** What the estate does for its guests (spec §2, `/services`). */
export const serviceList: PageType = {
  slug: "service-list",
  label: { fr_FR: "Services", en_US: "Services" },
  pattern: "/services",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["service-list"],
  frame: "page",
  defaultLayout: stack({
    slug: "service-list",
    props: { title: { fr_FR: "Nos services", en_US: "Our services" }, isPageTitle: true },
  }),
  sampleParams: {},
};

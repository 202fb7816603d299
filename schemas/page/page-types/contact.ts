import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** How to reach the estate (spec §2, `/contact`). */
export const contact: PageType = {
  slug: "contact",
  label: { fr_FR: "Contact", en_US: "Contact" },
  pattern: "/contact",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["contact-details", "contact-form"],
  frame: "page",
  defaultLayout: stack(
    {
      slug: "contact-details",
      props: { title: { fr_FR: "Contact", en_US: "Contact" }, isPageTitle: true },
    },
    { slug: "contact-form" },
  ),
  sampleParams: {},
};

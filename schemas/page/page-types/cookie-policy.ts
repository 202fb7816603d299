import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A legal page (spec §2, `/cookie-policy`); its text is the parameter COOKIE_POLICY. */
export const cookiePolicy: PageType = {
  slug: "cookie-policy",
  label: { fr_FR: "Politique relative aux cookies", en_US: "Cookie policy" },
  pattern: "/cookie-policy",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    {
      slug: "heading",
      props: { title: { fr_FR: "Politique relative aux cookies", en_US: "Cookie policy" }, level: 1 },
    },
    { slug: "legal-text", props: { text: "COOKIE_POLICY" } },
  ),
  sampleParams: {},
};

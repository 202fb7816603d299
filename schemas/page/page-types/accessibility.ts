import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** How far everybody can use the site (L11); its text is the parameter ACCESSIBILITY_STATEMENT. */
export const accessibility: PageType = {
  slug: "accessibility",
  label: { fr_FR: "Accessibilité", en_US: "Accessibility" },
  pattern: "/accessibility",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Accessibilité", en_US: "Accessibility" }, level: 1 } },
    { slug: "legal-text", props: { text: "ACCESSIBILITY_STATEMENT" } },
  ),
  sampleParams: {},
};

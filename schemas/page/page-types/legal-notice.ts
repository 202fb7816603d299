import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A legal page (spec §2, `/legal-notice`); its text is the parameter LEGAL_NOTICE. */
export const legalNotice: PageType = {
  slug: "legal-notice",
  label: { fr_FR: "Mentions légales", en_US: "Legal notice" },
  pattern: "/legal-notice",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Mentions légales", en_US: "Legal notice" }, level: 1 } },
    { slug: "legal-text", props: { text: "LEGAL_NOTICE" } },
  ),
  sampleParams: {},
};

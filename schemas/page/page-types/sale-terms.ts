import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A legal page (spec §2, `/sale-terms`); its text is the parameter SALE_TERMS. */
export const saleTerms: PageType = {
  slug: "sale-terms",
  label: { fr_FR: "Conditions générales de vente", en_US: "Terms of sale" },
  pattern: "/sale-terms",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Conditions générales de vente", en_US: "Terms of sale" }, level: 1 } },
    { slug: "legal-text", props: { text: "SALE_TERMS" } },
  ),
  sampleParams: {},
};

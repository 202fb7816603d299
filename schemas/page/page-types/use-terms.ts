import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A legal page (spec §2, `/use-terms`); its text is the parameter USE_TERMS. */
export const useTerms: PageType = {
  slug: "use-terms",
  label: { fr_FR: "Conditions d’utilisation", en_US: "Terms of use" },
  pattern: "/use-terms",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Conditions d’utilisation", en_US: "Terms of use" }, level: 1 } },
    { slug: "legal-text", props: { text: "USE_TERMS" } },
  ),
  sampleParams: {},
};

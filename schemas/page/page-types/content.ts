import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A page that the estate writes itself, found by its slug: the vineyard, the house, legal texts. */
export const content: PageType = {
  slug: "content",
  label: { fr_FR: "Page de contenu", en_US: "Content page" },
  pattern: null,
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: [],
  frame: "page",
  defaultLayout: stack(),
  sampleParams: {},
};

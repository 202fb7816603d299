import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A page about an element list (services, realisations), found by its slug. */
export const elementList: PageType = {
  slug: "element-list",
  label: { fr_FR: "Liste d’éléments", en_US: "Element list" },
  pattern: null,
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["element-list"],
  frame: "page",
  defaultLayout: stack({ slug: "element-list" }),
  sampleParams: {},
};

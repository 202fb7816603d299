import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** What the estate has built: the element list `realisation` (spec §2, design §11.1). */
export const realisationList: PageType = {
  slug: "realisation-list",
  label: { fr_FR: "Réalisations", en_US: "Projects" },
  pattern: "/realisations",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["element-list"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Réalisations", en_US: "Projects" }, level: 1 } },
    { slug: "element-list", props: { route: "realisation" } },
  ),
  sampleParams: {},
};

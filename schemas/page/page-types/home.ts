import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** The home page (spec §2, `/`), with the notice that the law wants there (ADR 065). */
export const home: PageType = {
  slug: "home",
  label: { fr_FR: "Accueil", en_US: "Home" },
  pattern: "/",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: [],
  always: ["minors-notice"],
  frame: "default",
  defaultLayout: stack(),
  sampleParams: {},
};

import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** What a failure shows; its status is 500 unless the error has its own (spec §2, §8). */
export const error: PageType = {
  slug: "error",
  label: { fr_FR: "Erreur", en_US: "Error" },
  pattern: null,
  status: 500,
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["error-message"],
  frame: "page",
  defaultLayout: stack({ slug: "error-message" }),
  sampleParams: {},
};

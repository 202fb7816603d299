import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** What an unknown address shows, with status 404 (spec §2). */
export const notFound: PageType = {
  slug: "not-found",
  label: { fr_FR: "Page introuvable", en_US: "Page not found" },
  pattern: null,
  status: 404,
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["error-message"],
  frame: "page",
  defaultLayout: stack({ slug: "error-message" }),
  sampleParams: {},
};

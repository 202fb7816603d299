import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A page that shows albums, found by its slug. */
export const albumList: PageType = {
  slug: "album-list",
  label: { fr_FR: "Albums", en_US: "Albums" },
  pattern: null,
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["album-list"],
  frame: "page",
  defaultLayout: stack({ slug: "album-list" }),
  sampleParams: {},
};

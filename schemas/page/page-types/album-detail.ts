import type { PageType } from "./page-type.ts";
import { stack, subjectList } from "./page-type.ts";

/** One album with its pictures. */
export const albumDetail: PageType = {
  slug: "album-detail",
  label: { fr_FR: "Album", en_US: "Album" },
  pattern: "/albums/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  subject: {
    call: "getAlbum",
    params: ({ id = "" }) => ({ id: Number(id) }),
    list: subjectList("listAlbums", "album"),
  },
  requires: ["album"],
  frame: "page",
  defaultLayout: stack({ slug: "album" }),
  sampleParams: { id: "1" },
};

import type { PageType } from "./page-type.ts";
import { stack, subjectList } from "./page-type.ts";

/** One service of the estate (spec §2). */
export const serviceDetail: PageType = {
  slug: "service-detail",
  label: { fr_FR: "Service", en_US: "Service" },
  pattern: "/services/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  subject: {
    call: "getService",
    params: ({ id = "" }) => ({ id: Number(id) }),
    list: subjectList("listServices", "service"),
  },
  requires: ["service-detail"],
  frame: "page",
  defaultLayout: stack({ slug: "service-detail" }),
  sampleParams: { id: "1" },
};

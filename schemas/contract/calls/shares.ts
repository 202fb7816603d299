import { array, number, string } from "yup";

import type { Share } from "../../content/share.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { shareBody } from "./shares.body.ts";

const shareShape = shape({
  id: number().integer().required(),
  author: number().integer().nullable().defined(),
  madeAt: number().integer().required(),
  expiresAt: number().integer().required(),
});

/** Links by which administrators show each other what isn't public yet (`server/drafts/shares/`). */
export const shareCalls = {
  listShares: defineCall("GET /admin/page/{id}/share", {
    summary: "The links to a page's unpublished changes that are still good, the latest first.",
    access: "ADMIN",
    isOwn: true,
    params: { id: "id" },
    answer: typed<readonly Share[]>()(array(shareShape).required()),
  }),

  sharePage: defineCall("POST /admin/page/{id}/share", {
    summary:
      "Makes a link that shows another administrator a page as it is edited; `token` is told this once: the page's own address " +
      "with `?draft=shared:` and it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    params: { id: "id" },
    example: { body: { hours: 24 } },
    body: { format: "json", schema: shareBody },
    answer: shape({
      id: number().integer().required(),
      token: string().required(),
      expiresAt: number().integer().required(),
    }),
  }),

  revokeShare: defineCall("DELETE /admin/share/{id}", {
    summary: "Ends such a link at once.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: nothing,
  }),
};

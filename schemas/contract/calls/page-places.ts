import { number } from "yup";

import type { PagePlace } from "../../content/canvas.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { menuBody, placeBody } from "./page-places.body.ts";

const id = number().integer();

/** Where pages stand among each other, for administrators. */
export const pagePlaceCalls = {
  movePage: defineCall("POST /admin/page/{id}/place", {
    summary: "Moves a page below another one or none, behind another one or first, at once; says where it stood.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: { id: "id" },
    example: { body: { parent: null, after: null } },
    body: { format: "json", schema: placeBody },
    answer: typed<PagePlace>()(shape({ parent: id.nullable().defined(), after: id.nullable().defined() })),
  }),

  setPageMenu: defineCall("PUT /admin/page/{id}/menu", {
    summary: "Puts a page into the menu or takes it out, or to the menu's right end, at once; what is left out stays.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: { id: "id" },
    example: { body: { isMenu: true } },
    body: { format: "json", schema: menuBody },
    answer: nothing,
  }),
};

import { array, boolean, number, string } from "yup";

import { type EditedPopups, popupStates } from "../../content/edited-popup.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { newPopupBody } from "./edited-popups.body.ts";

const id = number().integer().required();

/** Popups as those see them who edit them; what each says is a draft (`schemas/popups`). */
export const editedPopupCalls = {
  listEditedPopups: defineCall("GET /admin/popup", {
    summary: "Every popup with what visitors have of it now, and the reusable layouts that popups can show.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<EditedPopups>()(
      shape({
        popups: array(
          shape({
            id,
            title: shape({ fr_FR: string(), en_US: string() }).required(),
            state: string().oneOf(popupStates).required(),
            hasChanges: boolean().required(),
            startsAt: string().nullable().defined(),
            endsAt: string().nullable().defined(),
            linkedFrom: array(
              shape({
                kind: string().oneOf(["page", "frame", "reusable", "template"]).required(),
                name: string().defined(),
              }),
            ).required(),
          }),
        ).required(),
        reusables: array(shape({ id, name: string().defined() })).required(),
      }),
    ),
  }),

  createPopup: defineCall("POST /admin/popup", {
    summary:
      "Makes a popup that no visitor has until it is published, with nothing said of it or as a copy of another.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    example: { body: { copyOf: null } },
    body: { format: "json", schema: newPopupBody },
    answer: shape({ id }),
  }),

  deletePopup: defineCall("DELETE /admin/popup/{id}", {
    summary: "Removes a popup with all that was published of it; links to it lead nowhere then.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: nothing,
  }),
};

import { array, boolean, number, string } from "yup";

import type { Popup } from "../../content/popup.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const popupShape = shape({
  id: number().integer().required(),
  title: string().defined(),
  message: string().defined(),
  layout: number().integer().nullable().defined(),
  image: optionalImageShape,
  link: string().defined(),
  linkLabel: string().defined(),
  isShownOnReload: boolean().required(),
  delay: number().integer().min(0).required(),
  pageTypes: array(string().required()).required(),
});

export const popupCalls = {
  listPopups: defineCall("GET /popup", {
    summary: "The popups that are active now, with the rules by which they open.",
    access: "public",
    isOwn: true,
    answer: typed<readonly Popup[]>()(array(popupShape).required()),
  }),

  getPopup: defineCall("GET /popup/{id}", {
    summary: "One active popup.",
    access: "public",
    params: { id: "id" },
    answer: typed<Popup>()(popupShape),
  }),
};

import { array, boolean, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const popupShape = shape({
  id: number().integer().required(),
  title: string().defined(),
  message: string().defined(),
  image: optionalImageShape,
  link: string().defined(),
  linkLabel: string().defined(),
  isShownOnReload: boolean().required(),
  delay: number().integer().min(0).required(),
  pageTypes: array(string().required()).required(),
});

export const listPopups = defineCall("listPopups", {
  summary: "The popups that are active now, with the rules by which they open.",
  access: "public",
  answer: array(popupShape).required(),
});

export const getPopup = defineCall("getPopup", {
  summary: "One active popup.",
  access: "public",
  params: { id: "id" },
  answer: popupShape,
});

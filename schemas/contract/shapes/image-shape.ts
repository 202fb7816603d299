import { boolean, number, string } from "yup";

import { shape } from "./shape.ts";

/** Where a picture is. */
export const onlineImageShape = shape({
  id: number().integer().required(),
  externalId: string().defined(),
  externalType: string<"local" | "cdn">().oneOf(["local", "cdn"]).defined(),
  externalPath: string().defined(),
  url: string().defined(),
});

/** In per cents of the picture. */
const percent = () => number().integer().min(0).max(100).required();

/** A picture in an answer. */
export const imageShape = shape({
  id: number().integer().required(),
  name: string().defined(),
  alt: string().defined(),
  width: number().integer().required(),
  height: number().integer().required(),
  focal: shape({ x: percent(), y: percent() }),
  onlineImage: onlineImageShape,
});

/** A picture that an administrator chose, which may be missing by now. */
export const chosenImageShape = imageShape.shape({ isDecorative: boolean().required() }).nullable().defined();

/** A picture that may be missing. */
export const optionalImageShape = imageShape.nullable().defined();

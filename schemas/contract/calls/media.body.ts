import { boolean, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What a picture says to those who don't see it: as long as in a block (`schemas/fields/image.ts`). */
const alternative = () => string().max(300).optional();

const percent = () => number().integer().min(0).max(100).required();

/** What `addMedia` takes beside its picture, and `changeMedia`, where what is left out stays. */
export const describedBody = shape({
  alt: shape({ fr_FR: alternative(), en_US: alternative() }).default(undefined).optional(),
  isDecorative: boolean().optional(),
  focal: shape({ x: percent(), y: percent() }).default(undefined).optional(),
});

import { array, boolean, number, string } from "yup";

import { smallestCrop, tagLimits } from "../../content/media.ts";
import { shape } from "../shapes/shape.ts";

/** What a medium says to those who don't see it: as long as in a block (`schemas/fields/image.ts`). */
const alternative = () => string().max(300).optional();

const percent = () => number().integer().min(0).max(100).required();

/** What `addMedia` takes beside its file, and `changeMedia`, where what is left out stays. */
export const describedBody = shape({
  alt: shape({ fr_FR: alternative(), en_US: alternative() }).default(undefined).optional(),
  isDecorative: boolean().optional(),
  focal: shape({ x: percent(), y: percent() }).default(undefined).optional(),
  tags: array(string().max(tagLimits.length).required()).max(tagLimits.count).optional(),
});

/** A file alone. */
export const fileBody = shape({});

const pixels = (least: number) => number().integer().min(least).max(100_000).required();

/** Which part of a picture is shown; null: all of it. */
export const cropBody = shape({
  crop: shape({ x: pixels(0), y: pixels(0), width: pixels(smallestCrop), height: pixels(smallestCrop) })
    .nullable()
    .default(undefined)
    .defined(),
});

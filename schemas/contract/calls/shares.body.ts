import { number } from "yup";

import { shareHours } from "../../content/share.ts";
import { shape } from "../shapes/shape.ts";

/** What `sharePage` takes: for how many hours the link is good. */
export const shareBody = shape({ hours: number().oneOf(shareHours).required() });

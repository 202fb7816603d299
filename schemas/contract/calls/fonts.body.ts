import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** Longer than a family may be called: what is wrong with a name is told by its own rule. */
const name = () => string().max(200);

/** What `addFonts` takes beside its files. */
export const fontsBody = shape({ name: name().optional() });

export const familyBody = shape({ name: name().required() });

import { boolean } from "yup";

import { shape } from "../shapes/shape.ts";

/** What is said of a file that comes from elsewhere. */
export const importBody = shape({ isTaxIncluded: boolean().required() });

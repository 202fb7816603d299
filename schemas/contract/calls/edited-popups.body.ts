import { number } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `createPopup` takes: the popup that the new one is like; null: nothing is said of it. */
export const newPopupBody = shape({ copyOf: number().integer().min(1).max(2_147_483_647).nullable().defined() });

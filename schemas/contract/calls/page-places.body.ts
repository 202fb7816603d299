import { boolean, number } from "yup";

import { shape } from "../shapes/shape.ts";

const rowId = number().integer().min(1).max(2_147_483_647);

/** What `movePage` takes: the page above it (null: none), and the one that it follows there (null: it is the first). */
export const placeBody = shape({ parent: rowId.nullable().defined(), after: rowId.nullable().defined() });

/** What `setPageMenu` takes: what is left out stays. */
export const menuBody = shape({ isMenu: boolean().optional(), isFixedRight: boolean().optional() });

import { array, boolean, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** Answers to a customization, as their customer gives them: at most as many as there may be fields. */
export const answersShape = array(
  shape({
    id: number().integer().min(1).max(2_147_483_647).required(),
    textValue: string().max(2000).nullable().optional(),
    checkboxValue: boolean().optional(),
    selectValue: shape({ key: string().max(64).defined(), value: string().max(500).optional() })
      .nullable()
      .optional()
      .default(undefined),
    file: string()
      .matches(/^[\da-f]{32}$/)
      .nullable()
      .optional(),
  }),
).max(40);

/** What `customizePrice` takes. */
export const customizePriceBody = shape({
  customizations: answersShape.required(),
  quantity: number().integer().min(1).max(10_000).optional(),
});

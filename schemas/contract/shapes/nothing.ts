import { mixed } from "yup";

/** What a call answers that has nothing to tell: null. */
export const nothing = mixed<never>(isNever)
  .nullable()
  .defined()
  .meta({ openapi: { type: "null" } });

/** Only null passes: yup lets null by before it asks the type. */
function isNever(_value: unknown): _value is never {
  return false;
}

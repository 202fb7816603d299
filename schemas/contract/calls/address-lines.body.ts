import { number, string } from "yup";

import { fieldLengths } from "../../commerce/checkout-steps.ts";

const line = string().max(fieldLengths.line).defined();

/** The lines of an address as bodies bring them: lengths alone, what must be there the rules of the checkout say. */
export const addressLinesBody = {
  firstname: line,
  lastname: line,
  address: line,
  addressPart2: line,
  postalCode: line,
  city: line,
  idCountry: number().integer().min(0).max(999).required(),
};

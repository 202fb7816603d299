import { array, number, string } from "yup";

import { fieldLengths } from "../../commerce/checkout-steps.ts";
import { type UserAddressType, userAddressTypes } from "../../content/user-address.ts";
import { shape } from "../shapes/shape.ts";

const line = string().max(fieldLengths.line).defined();

/** What `addUserAddress` and `changeUserAddress` take: lengths alone, what must be there the server says of all lines at once. */
export const userAddressBody = shape({
  firstname: line,
  lastname: line,
  address: line,
  addressPart2: line,
  postalCode: line,
  city: line,
  idCountry: number().integer().min(0).max(999).required(),
  /** What it is the first choice for from now on. */
  type: array(string<UserAddressType>().oneOf(userAddressTypes).defined()).max(2).optional(),
});

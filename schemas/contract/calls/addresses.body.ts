import { array, string } from "yup";

import { type UserAddressType, userAddressTypes } from "../../content/user-address.ts";
import { shape } from "../shapes/shape.ts";

import { addressLinesBody } from "./address-lines.body.ts";

/** What `addUserAddress` and `changeUserAddress` take: lengths alone, what must be there the server says of all lines at once. */
export const userAddressBody = shape({
  ...addressLinesBody,
  /** What it is the first choice for from now on. */
  type: array(string<UserAddressType>().oneOf(userAddressTypes).defined()).max(2).optional(),
});

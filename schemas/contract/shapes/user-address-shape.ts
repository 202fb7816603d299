import { array, number } from "yup";

import { addressCountryShape, addressLines, addressTypeShape } from "./address-shape.ts";
import { shape } from "./shape.ts";

/** An address that a customer keeps. */
export const userAddressShape = shape({
  id: number().integer().required(),
  type: array(addressTypeShape).required(),
  ...addressLines,
  country: addressCountryShape,
});

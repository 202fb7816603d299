import { number, string } from "yup";

import { type AddressTypeValue, addressTypeValues } from "../../content/company-address.ts";

import { shape } from "./shape.ts";

/** The lines of an address, as answers have them. */
export const addressLines = {
  firstname: string().defined(),
  lastname: string().defined(),
  address: string().defined(),
  addressPart2: string().defined(),
  postalCode: string().defined(),
  city: string().defined(),
};

/** An address with its country by the ISO number, as orders and purchases have it. */
export const postalAddressShape = shape({ ...addressLines, idCountry: number().integer().required() });

/** An address's country, in one language. */
export const addressCountryShape = shape({
  id: number().integer().required(),
  alphaTwo: string().required(),
  name: string().required(),
});

/** What an address is for. */
export const addressTypeShape = shape({
  id: number().integer().required(),
  value: string<AddressTypeValue>().oneOf(addressTypeValues).defined(),
  label: string().required(),
});

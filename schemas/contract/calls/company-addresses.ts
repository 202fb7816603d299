import { array, number, string } from "yup";

import {
  type AddressType,
  type AddressTypeValue,
  addressTypeValues,
  type CompanyAddressList,
} from "../../content/company-address.ts";
import { defineCall } from "../define-call.ts";
import { generalPaging } from "../list-rules.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const typeShape = shape({
  id: number().integer().required(),
  value: string<AddressTypeValue>().oneOf(addressTypeValues).defined(),
  label: string().required(),
});

const timeOfDay = string()
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/)
  .defined();

const addressShape = shape({
  id: number().integer().required(),
  type: array(typeShape).required(),
  name: string().defined(),
  text: string().defined(),
  firstname: string().defined(),
  lastname: string().defined(),
  address: string().defined(),
  addressPart2: string().defined(),
  postalCode: string().defined(),
  city: string().defined(),
  country: shape({
    id: number().integer().required(),
    alphaTwo: string().required(),
    name: string().required(),
  }),
  phone: string().defined(),
  email: string().defined(),
  position: shape({ latitude: number().required(), longitude: number().required() }).nullable().defined(),
  openingHours: array(
    shape({ day: number().integer().min(1).max(7).required(), opens: timeOfDay, closes: timeOfDay }),
  ).required(),
});

export const companyAddressCalls = {
  listCompanyAddresses: defineCall("GET /company/address", {
    summary: "The estate's own addresses: cellar, shop, head office.",
    access: "public",
    example: { query: { type: "CELLAR" } },
    list: {
      defaults: { ...generalPaging, orderBy: "order" },
      filters: {
        id: { type: "integer" },
        name: { type: "text" },
        city: { type: "text" },
        postalCode: { type: "text" },
        country: { type: "text" },
        type: { type: "choice", choices: addressTypeValues },
      },
      orderBy: ["id", "name", "city", "order"],
    },
    answer: typed<CompanyAddressList>()(
      shape({ addresses: array(addressShape).required(), total: number().integer().required() }),
    ),
  }),

  listAddressTypes: defineCall("GET /admin/address/type", {
    summary: "What addresses are for.",
    access: "public",
    answer: typed<readonly AddressType[]>()(array(typeShape).required()),
  }),
};

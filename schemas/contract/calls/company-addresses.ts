import { array, number, string } from "yup";

import { type AddressType, addressTypeValues, type CompanyAddressList } from "../../content/company-address.ts";
import { defineCall } from "../define-call.ts";
import { generalPaging } from "../list-rules.ts";
import { addressCountryShape, addressLines, addressTypeShape } from "../shapes/address-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const timeOfDay = string()
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/)
  .defined();

const addressShape = shape({
  id: number().integer().required(),
  type: array(addressTypeShape).required(),
  name: string().defined(),
  text: string().defined(),
  ...addressLines,
  country: addressCountryShape,
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
    answer: typed<readonly AddressType[]>()(array(addressTypeShape).required()),
  }),
};

import { array, number, string } from "yup";

import type { City } from "../../content/shipping.ts";
import type { Country } from "../../site/country.ts";
import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const countryShape = shape({
  id: number().integer().required(),
  alphaTwo: string().required(),
  alphaThree: string().required(),
  numCode: string().required(),
  name: string().required(),
});

export const shippingCalls = {
  listCountries: defineCall("GET /countries", {
    summary: "Every country, France first and the others by name.",
    access: "public",
    isKept: true,
    answer: typed<readonly Country[]>()(array(countryShape).required()),
  }),

  findCities: defineCall("GET /cities/{search}/{idCountry}", {
    summary:
      "At most 20 French communes whose name or postal code begins so, large ones first; none of other countries.",
    access: "public",
    params: { search: "search", idCountry: "id" },
    example: { params: { search: "beaune", idCountry: 250 } },
    answer: typed<readonly City[]>()(
      array(shape({ name: string().required(), postalCode: string().required() })).required(),
    ),
  }),
};

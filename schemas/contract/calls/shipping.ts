import { array, string } from "yup";

import type { AccessPoint, City, PickupDay, ShippingOption } from "../../content/shipping.ts";
import type { Country } from "../../site/country.ts";
import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";
import { accessPointShape, countryShape, pickupDayShape, shippingOptionShape } from "../shapes/shipping-shape.ts";
import { typed } from "../typed.ts";

import { accessPointsBody, shippingFeesBody } from "./shipping.body.ts";

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

  calculateShippingFees: defineCall("POST /calculate/shipping-fees", {
    summary: "The ways to ship products to an address and what each costs, the cheapest first.",
    access: "public",
    enabledBy: "isECommerce",
    refuses: [404, 409],
    example: { body: { products: [{ idProduct: 1, quantity: 6 }], postalCode: "21200", country: 250 } },
    body: { format: "json", schema: shippingFeesBody },
    answer: typed<readonly ShippingOption[]>()(array(shippingOptionShape).required()),
  }),

  findAccessPoints: defineCall("POST /relay/access-points", {
    summary: "At most 12 places near a French address where a carrier leaves parcels; none in other countries.",
    access: "public",
    enabledBy: "isECommerce",
    refuses: [429],
    example: { body: { address: "3 rue du Four", postalCode: "21200", city: "Beaune", country: { id: 250 } } },
    body: { format: "json", schema: accessPointsBody },
    answer: typed<readonly AccessPoint[]>()(array(accessPointShape).required()),
  }),

  listPickupDays: defineCall("GET /calendar/{id}/date/allowed/{month}/{year}", {
    summary: "The days of a month on which orders can be picked up at an address of the estate, and when on each.",
    access: "public",
    enabledBy: "isECommerce",
    params: { id: "id", month: "id", year: "id" },
    example: { params: { id: 1, month: 6, year: 2026 } },
    answer: typed<readonly PickupDay[]>()(array(pickupDayShape).required()),
  }),
};

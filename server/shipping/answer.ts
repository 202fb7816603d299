import type { shippingCalls } from "#schemas/contract/calls/shipping.ts";
import { ok } from "#schemas/result.ts";
import { countriesIn } from "#schemas/site/countries.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { findCities } from "./cities/read.ts";

export const shippingHandlers: HandlersOf<typeof shippingCalls> = {
  listCountries: async ({ locale }) => ok(countriesIn(locale)),
  findCities: async ({ params }) => ok(await findCities(params.search, params.idCountry)),
};

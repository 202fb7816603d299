import type { shippingCalls } from "#schemas/contract/calls/shipping.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { countriesIn } from "#schemas/site/countries.ts";
import { franceId } from "#schemas/site/france.ts";
import { reckonItems } from "#server/cart/read.ts";
import { productsByIds } from "#server/catalogue/products/read.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { findCities } from "./cities/read.ts";
import { shippingOptions } from "./fees/read.ts";
import { pickupDays } from "./pickup/read.ts";
import { accessPointsNear } from "./relays/read.ts";

export const shippingHandlers: HandlersOf<typeof shippingCalls> = {
  listCountries: async ({ locale }) => ok(countriesIn(locale)),
  findCities: async ({ params }) => ok(await findCities(params.search, params.idCountry)),
  calculateShippingFees: async ({ body, locale }) => {
    const { products, postalCode, country } = body;
    if (products.length === 0) return refuse("invalid", "cart.empty");
    const known = await productsByIds(
      products.map(({ idProduct }) => idProduct),
      locale,
    );
    const items = products.flatMap(({ idProduct, idDeclination, quantity }) => {
      const forms = known.get(idProduct)?.declinations ?? [];
      const form = idDeclination === undefined ? forms[0] : forms.find(({ id }) => id === idDeclination);
      return form ? [{ declinationId: form.id, quantity }] : [];
    });
    if (items.length < products.length) return refuse("not-found", "product.gone");
    const { lines, goodsCents } = await reckonItems(items, locale);
    return await shippingOptions({ lines, goodsCents, postalCode, idCountry: country }, locale);
  },
  findAccessPoints: async ({ body, caller }) => {
    const allowed = await attempt({ "access-points": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    return await accessPointsNear(body.postalCode.replaceAll(/\s/gu, ""), body.country?.id ?? franceId);
  },
  listPickupDays: async ({ params: { id, month, year } }) => {
    if (month <= 12) return found(await pickupDays(id, { month, year }));
    const problems = [{ key: "month", messageKey: "key.range", values: { min: 1, max: 12 } }] as const;
    return refuse("invalid", "request.invalid", { problems });
  },
};

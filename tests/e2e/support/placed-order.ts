import type { APIRequestContext } from "playwright/test";

import { anAddress } from "#schemas/contract/calls/an-address.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";

export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  readonly cart: string;
  /** Where it is paid. */
  readonly url: string;
  /** How the API reads it. */
  readonly path: string;
}

/** A guest's order of two bottles, as the calls make it in their language. */
export async function placeOrder(request: APIRequestContext, locale: Locale = defaultLocale): Promise<PlacedOrder> {
  const list = await request.get("/api/product?nbItem=1");
  const [product] = (await list.json()).data.products;
  const added = await request.post(`/api/cart/new/product/${product.declinations[0].id}`, {
    multipart: { quantity: "2" },
  });
  const cart: string = (await added.json()).data.cartId;
  const placed = await request.post("/api/order", {
    headers: { userLang: locale },
    data: {
      idCart: cart,
      user: { email: "claire@exemple.test", phone: "+33612345678" },
      address: { delivery: anAddress },
      delivery: { type: "DELIVERY", serviceCode: "DOMICILE" },
      isOfAge: true,
      acceptsTerms: true,
    },
  });
  const { id, key, payment } = (await placed.json()).data;
  return { id, key, cart, url: payment.url, path: `/api/order/${id}?key=${key}` };
}

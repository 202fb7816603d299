import type { PlaceOrder, PostalAddress } from "#schemas/content/order.ts";
import { addToCart } from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { saveCompanyAddress } from "#server/company-addresses/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { saveSchedule } from "#server/shipping/pickup/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { done } from "#tests/setup/results.ts";

/** Where the tests' customers live. */
export const home: PostalAddress = {
  firstname: "Claire",
  lastname: "Cliente",
  address: "3 rue des Forges",
  addressPart2: "",
  postalCode: "21000",
  city: "Dijon",
  idCountry: 250,
};

export const contact = {
  email: "Claire@Cliente.test",
  phone: "+33612345678",
  firstname: "Claire",
  lastname: "Cliente",
} as const;

/**
 * A wine of 10.00 € of which there are so many, and what shipping costs: 9.00 € for six. Gives the wine's form. One
 * customer may hold all of it: what they may not is measured apart.
 */
export async function fillShop(bottles: number): Promise<number> {
  done(
    await saveProduct({
      type: "WINE",
      texts: { fr_FR: { name: "Éclat" }, en_US: { name: "Spark" } },
      declinations: [{ reference: "EC", year: 2022, capacityMl: 750, priceCents: 1000, tracksStock: true }],
    }),
  );
  done(
    await saveTariff({
      services: [
        {
          serviceCode: "HOME",
          deliveryType: "DELIVERY",
          names: { fr_FR: "À domicile", en_US: "To your door" },
          trackingUrl: "https://carrier.test/{number}?cp={postalCode}",
        },
        { serviceCode: "RELAY", deliveryType: "PICKUP", names: { fr_FR: "Point relais" } },
      ],
      zones: [
        { name: "France", countries: ["FR"], rates: { HOME: { 6: 900 }, RELAY: { 6: 500 } } },
        { name: "Ailleurs", countries: ["BE", "US"], rates: { HOME: { 6: 2900 } } },
      ],
    }),
  );
  done(await setParameter("UNPAID_ORDERS", "10000"));
  done(await setParameter("UNPAID_BOTTLES", "1000000"));
  const form = (await stockOf("EC"))?.declinationId ?? 0;
  done(await countStock(form, bottles));
  return form;
}

/** A guest's cart with so many of each form. */
export async function filledCart(...lines: readonly (readonly [declinationId: number, quantity: number])[]) {
  let cartId: string | null = null;
  for (const [declinationId, quantity] of lines) {
    ({ cartId } = done(await addToCart({ cartId, userId: null, declinationId, quantity })));
  }
  return cartId ?? "";
}

/** What a guest orders who wants a cart's bottles at the door. */
export function wishFor(idCart: string, over: Partial<PlaceOrder> = {}): PlaceOrder {
  return {
    idCart,
    locale: "fr_FR",
    userId: null,
    contact,
    delivery: { type: "DELIVERY", address: home, serviceCode: "HOME" },
    billing: null,
    message: "",
    expectedTotalCents: null,
    ...over,
  };
}

/** A slot of the test's Thursday, for so many orders, at an address that is made for it. */
export async function thursdaySlot(capacity: number) {
  const address = { address: "1 chemin des Vignes", postalCode: "21190", city: "Saint-Romain" };
  const texts = { fr_FR: { name: "La cave" } };
  const { id: addressId } = done(await saveCompanyAddress({ ...address, texts, types: ["CLICK_AND_COLLECT"] }));
  const schedule = { addressId, weekday: 4, from: "10:00", to: "12:00", capacity };
  const { id: idSchedule } = done(await saveSchedule(schedule));
  return { type: "CLICK_AND_COLLECT", idSchedule, date: "2026-05-21" } as const;
}

/** Money that came for an order, as if a bank had told of it. */
export async function insertPayment(orderId: number, cents: number): Promise<void> {
  const times = { expires_at: now(), look_at: now(), created_at: now(), updated_at: now() };
  const money = { state: "CAPTURED", amount_cents: cents, refunded_cents: 0, is_surplus: 0, reason: null } as const;
  const names = { public_id: `test-${orderId}`, provider: "test", reference: `ref-${orderId}`, return_url: "" };
  const row = { ...names, ...money, ...times, order_id: orderId, locale: "fr_FR" };
  await inTransaction(() => database().insertInto("payment").values(row).execute());
}

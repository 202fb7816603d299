import { beforeEach, describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import type { Checkout, CheckoutPlaces } from "#schemas/content/checkout.ts";
import { openCart, makeDefault, deleteCart } from "#server/cart/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { forgetOldCheckouts } from "#server/checkout/write.ts";
import { database } from "#server/db/context.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";

const cartId = "AAAAAAAAAAAAAAAAAAAAAA";
const example = (name: string) => calls.find((call) => call.name === name)?.example.body as object;
const address = example("saveCheckoutAddress") as { readonly address: object };
const delivery = example("saveCheckoutDelivery");

describe.each(engines)("[§7] a purchase on its way on $name", (engine) => {
  const api = useApi(engine);

  const get = async (options: { readonly token?: string; readonly lang?: string; readonly id?: string } = {}) =>
    (await api.call("GET", `/api/cart/${options.id ?? cartId}/checkout`, options)).body.data as Checkout;
  const put = async (step: "address" | "delivery", body: object, lang = "fr_FR") =>
    (await api.call("PUT", `/api/cart/${cartId}/checkout/${step}`, { body, lang })).body.data as Checkout;
  const faults = ({ problems }: Checkout) => problems.map(({ key, fault }) => `${key} ${fault}`);

  beforeEach(async () => {
    await fillCustomer();
  });

  test("[§2] it begins with the address; each step is kept as it was typed, and the next one comes when it is right", async () => {
    const begun = await get();
    expect(begun).toMatchObject({ step: "address", delivery: null, isCarried: true, options: [], shippingFees: null });
    expect(begun.countries[0]).toMatchObject({ alphaTwo: "FR" });
    const half = await put("address", { ...address, email: "claire@", address: { ...address.address, city: " " } });
    expect(half).toMatchObject({ step: "address", email: "claire@", phone: "06 12 34 56 78" });
    expect(faults(half)).toEqual(["email emailForm", "address.city city", "delivery delivery"]);
    const placed = await put("address", address);
    expect(placed).toMatchObject({ step: "shipping", options: [{ serviceCode: "HOME", fdp: 12.9 }] });
    const chosen = await put("delivery", { ...delivery, message: " Sonnez deux fois. " });
    expect(chosen).toMatchObject({
      step: "payment",
      message: "Sonnez deux fois.",
      subtotal: 49,
      shippingFees: 12.9,
      total: 61.9,
    });
    expect(await get()).toEqual(chosen);
  });

  test("[§4 click-and-collect-resets] who fetches it pays no delivery, and keeps no carrier; the hour has to be open", async () => {
    await put("address", address);
    await put("delivery", delivery);
    const { places } = (await api.call("GET", `/api/cart/${cartId}/checkout/places`)).body.data as CheckoutPlaces;
    const day = places[0]?.days[0];
    expect(places[0]).toMatchObject({ name: "La cave", city: "Saint-Romain" });
    const wish = {
      type: "CLICK_AND_COLLECT",
      serviceCode: "HOME",
      accessPointId: "x",
      idSchedule: day?.schedules[0]?.id ?? 0,
      date: day?.date ?? "",
    };
    const fetched = await put("delivery", { delivery: wish, message: "" });
    expect(fetched).toMatchObject({
      step: "payment",
      shippingFees: 0,
      total: 49,
      delivery: { serviceCode: "", accessPointId: "" },
    });
    const gone = await put("delivery", { delivery: { ...wish, date: "2020-01-04" }, message: "" });
    expect(faults(gone)).toEqual(["delivery.idSchedule slotGone"]);
  });

  test("[§3] telephones and countries are those that the estate wants", async () => {
    done(await setParameter("MOBILE_PHONES_ONLY", "true"));
    expect(faults(await put("address", { ...address, phone: "03 80 21 22 23" }))).toContain("phone phoneMobile");
    const swiss = { ...address, address: { ...address.address, postalCode: "1000", idCountry: 756 } };
    expect(faults(await put("address", swiss))).toContain("address.idCountry country");
    done(await setParameter("SELL_WORLDWIDE", "true"));
    const abroad = await put("address", swiss, "en_US");
    expect(faults(abroad)).toEqual(["delivery delivery"]);
    expect(abroad.refusal).toBe("We do not ship to this address yet.");
    done(await setParameter("SELL_ONLY_IN_FRANCE", "true"));
    expect((await get()).countries).toHaveLength(1);
  });

  test("a customer who is logged in finds what their profile says, and what they typed before they logged in", async () => {
    const { token } = (await api.call("POST", "/api/login", { body: customer })).body.data as { token: string };
    const kept = { address: { firstname: "Claire", address: "3 rue des Forges", city: "Dijon" }, billing: null };
    expect(await get({ token })).toMatchObject({ email: customer.email, ...kept });
    const userId = (await accountOf(customer.email)) ?? 0;
    const own = done(await openCart(userId));
    await put("address", { ...address, phone: "01 23 45 67 89" });
    done(await makeDefault(cartId, userId));
    expect(await get({ token, id: own.id })).toMatchObject({ phone: "01 23 45 67 89" });
    const path = `/api/cart/${own.id}/checkout`;
    expect((await api.call("GET", path)).status).toBe(404);
    const stranger = await api.call("PUT", `/api/cart/${own.id}/checkout/address`, { body: address });
    expect(stranger.status).toBe(404);
  });

  test("who begins with the second step keeps what their account says for the first", async () => {
    const { token } = (await api.call("POST", "/api/login", { body: customer })).body.data as { token: string };
    const own = done(await openCart((await accountOf(customer.email)) ?? 0));
    const answer = await api.call("PUT", `/api/cart/${own.id}/checkout/delivery`, { token, body: delivery });
    expect(answer.body.data).toMatchObject({ email: customer.email, address: { city: "Dijon" } });
  });

  test("what was typed goes with the cart", async () => {
    await put("address", address);
    done(await deleteCart(cartId));
    await forgetOldCheckouts();
    expect(await database().selectFrom("checkout").selectAll().execute()).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";

import type { ShippingOption } from "#schemas/content/shipping.ts";
import { cart, cartLine, refused, testCommerce } from "#tests/factories/commerce.ts";

import { createChoiceMemory } from "./kept-choices.ts";

const option: ShippingOption = {
  id: 1,
  name: "À domicile",
  price: 12,
  fdp: 12,
  deliveryType: "DELIVERY",
  siteType: "VIGNOBLE",
  serviceCode: "HOME",
};
const relay: ShippingOption = { ...option, id: 2, deliveryType: "PICKUP", serviceCode: "RELAY" };
const city = { name: "Beaune", postalCode: "21200" };
const country = { id: 250, alphaThree: "FRA" };
const accessPoint = {
  id: "P1",
  name: "Tabac du Lion",
  addLine1: "1 place Carnot",
  zipCode: "21200",
  city: "Beaune",
  country: "FR",
  position: null,
  icon: "shop",
} as const;

function shopWithCart(answer: Parameters<typeof testCommerce>[0], kept?: Map<string, string>) {
  const shop = testCommerce(answer, kept && { kept });
  shop.cart.take(cart("c1"));
  shop.shipping.chooseCity(city);
  shop.shipping.chooseCountry(country);
  return shop;
}

describe("shipping fees", () => {
  test("are asked for the cart's products and the chosen place", async () => {
    const { shipping, asked } = shopWithCart(() => [option, relay]);
    expect(await shipping.calculate()).toBe(true);
    expect(asked).toEqual([
      [
        "calculateShippingFees",
        {
          body: {
            products: [{ idProduct: 3, idDeclination: 11, quantity: 6 }],
            postalCode: "21200",
            country: 250,
          },
        },
      ],
    ]);
    expect([shipping.prices, shipping.isCalculating]).toEqual([[option, relay], false]);
  });

  test("[§4 shipping-once] are not calculated twice at once", async () => {
    const { shipping, asked } = shopWithCart(() => [option]);
    const first = shipping.calculate();
    expect(shipping.isCalculating).toBe(true);
    expect(await shipping.calculate()).toBe(false);
    expect(await first).toBe(true);
    expect(asked).toHaveLength(1);
    expect(await shipping.calculate()).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test("[§4 shipping-resets] a new calculation resets the carrier, kept or not", async () => {
    const { shipping, kept } = shopWithCart(() => [option]);
    shipping.chooseCarrier(option);
    expect(kept.has("carrier")).toBe(true);
    const running = shipping.calculate();
    expect([shipping.carrier, kept.has("carrier")]).toEqual([null, false]);
    await running;
  });

  test("[§4 shipping-fails] [§8] a failure empties the prices and is said as the server said it", async () => {
    let fails = false;
    const { shipping, kept } = shopWithCart(() => (fails ? refused("We don't ship there") : [option]));
    await shipping.calculate();
    expect(kept.has("shippingPrices")).toBe(true);
    fails = true;
    expect(await shipping.calculate()).toBe(false);
    expect([shipping.prices, shipping.error, shipping.isCalculating]).toEqual([[], "We don't ship there", false]);
    expect(kept.has("shippingPrices")).toBe(false);
  });

  test("[§5 shipping-needs-products] [§8] need products in the cart", async () => {
    const { shipping, asked } = testCommerce(() => refused("never"));
    expect(await shipping.calculate()).toBe(false);
    expect([shipping.error, asked]).toEqual(["No products in cart", []]);
  });
});

describe("how it comes", () => {
  test("[§4 click-and-collect-resets] click and collect resets carrier, city, prices and access point", async () => {
    const { shipping, kept } = shopWithCart(() => [option, relay]);
    shipping.chooseDelivery("delivery");
    await shipping.calculate();
    shipping.chooseCarrier(relay);
    shipping.chooseAccessPoint(accessPoint);
    shipping.chooseDelivery("delivery");
    expect(shipping.carrier).toEqual(relay);
    shipping.chooseDelivery("clickAndCollect");
    const { carrier, city: place, prices, accessPoint: point } = shipping;
    expect({ carrier, place, prices, point }).toEqual({ carrier: null, place: null, prices: [], point: null });
    expect([...kept.keys()].toSorted()).toEqual(["cart", "country", "deliveryType"]);
  });

  test("[§4] its names in the browser are those of the wire in other words", () => {
    const { shipping } = testCommerce(() => refused("never"));
    expect(shipping.wireType).toBeNull();
    shipping.chooseDelivery("delivery");
    expect(shipping.wireType).toBe("DELIVERY");
    shipping.chooseCarrier(relay);
    expect(shipping.wireType).toBe("PICKUP");
    shipping.chooseDelivery("clickAndCollect");
    expect(shipping.wireType).toBe("CLICK_AND_COLLECT");
    shipping.chooseDelivery("no_delivery");
    expect(shipping.wireType).toBe("NO_DELIVERY");
  });

  test("[§3 checkout-state] type, appointment, place, phone, message and discount are all there is of it", () => {
    const { shipping } = testCommerce(() => refused("never"));
    const discount = { code: "NOEL", total: 70, subtotal: 60, shippingFees: 10 };
    const clickAndCollect = { date: "2026-12-05", idAddress: 1, idSchedule: 7 };
    shipping.chooseDelivery("clickAndCollect");
    shipping.chooseAppointment(clickAndCollect);
    shipping.chooseCity(city);
    shipping.chooseCountry(country);
    shipping.typePhone("06 12 34 56 78");
    shipping.typeMessage("Sonnez deux fois");
    shipping.takeDiscount(discount);
    expect(shipping).toMatchObject({
      deliveryType: "clickAndCollect",
      clickAndCollect,
      city,
      country,
      phone: "06 12 34 56 78",
      message: "Sonnez deux fois",
      discount,
    });
  });
});

describe("what the browser keeps", () => {
  test("[§9 local-storage-keys] is cart, city, country, carrier, prices, address, phone, type, appointment and pick-up address", async () => {
    const first = shopWithCart(() => [option, relay]);
    const address = { firstname: "Lise", lastname: "Aubert", address: "3 rue du Four", addressPart2: "" };
    first.shipping.chooseDelivery("delivery");
    await first.shipping.calculate();
    first.shipping.chooseCarrier(relay);
    first.shipping.chooseAccessPoint(accessPoint);
    first.shipping.typeAddress({ ...address, postalCode: "21200", city: "Beaune", idCountry: 250 });
    first.shipping.typePhone("06 12 34 56 78");
    first.shipping.chooseAppointment({ date: "2026-12-05", idAddress: 1, idSchedule: 7 });
    expect([...first.kept.keys()].toSorted()).toEqual([
      "address",
      "carrier",
      "cart",
      "city",
      "clickAndCollect",
      "country",
      "deliveryType",
      "phone",
      "pickupAddress",
      "shippingPrices",
    ]);
    const { shipping: again } = testCommerce(() => cart("c1", [cartLine()]), { kept: first.kept });
    const { carrier, prices, phone, deliveryType, accessPoint: point } = again;
    expect({ carrier, prices, phone, deliveryType, point }).toEqual({
      carrier: relay,
      prices: [option, relay],
      phone: "06 12 34 56 78",
      deliveryType: "delivery",
      point: accessPoint,
    });
  });

  test("that is unreadable, or of another kind, is not there; a storage that is off keeps nothing and fails nothing", () => {
    const texts: Readonly<Record<string, string>> = { phone: "{", city: '"Beaune"', deliveryType: "12" };
    const broken = createChoiceMemory(() => ({
      getItem: (key) => texts[key] ?? null,
      setItem: () => {},
      removeItem: () => {},
    }));
    expect([broken.read("phone"), broken.read("city"), broken.read("deliveryType")]).toEqual([null, null, null]);
    const off = createChoiceMemory(() => {
      throw new Error("storage is off");
    });
    off.write("phone", "06");
    off.clear();
    expect(off.read("phone")).toBeNull();
  });
});

test("after an order everything that was chosen is forgotten", () => {
  const { shipping, kept } = shopWithCart(() => [option]);
  shipping.chooseDelivery("delivery");
  shipping.clear();
  expect([shipping.city, shipping.deliveryType, [...kept.keys()]]).toEqual([null, null, ["cart"]]);
});

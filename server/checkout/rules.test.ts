import { describe, expect, test } from "vitest";

import { deliveryProblems } from "#schemas/commerce/delivery-step.ts";
import type { DeliveryChoice } from "#schemas/content/checkout.ts";
import type { ShippingOption } from "#schemas/content/shipping.ts";

import { firstDraft, stepOf, tidyChoice } from "./rules.ts";

const choice: DeliveryChoice = { type: "DELIVERY", serviceCode: "HOME", accessPointId: "A1", idSchedule: 3, date: "x" };
const option: ShippingOption = {
  id: 1,
  name: "",
  price: 9,
  fdp: 9,
  deliveryType: "DELIVERY",
  siteType: "",
  serviceCode: "HOME",
};
const ways = { isCarried: true, options: [option], isSlotOpen: true };
const faults = (chosen: DeliveryChoice | null, change = {}) =>
  deliveryProblems(chosen, { ...ways, ...change }).map(({ key, fault }) => `${key} ${fault}`);

describe("[§4 click-and-collect-resets] a choice", () => {
  test("of click and collect leaves no carrier and no parcel shop, the others no hour", () => {
    expect(tidyChoice({ ...choice, type: "CLICK_AND_COLLECT" })).toMatchObject({ serviceCode: "", accessPointId: "" });
    expect(tidyChoice(choice)).toMatchObject({ accessPointId: "", idSchedule: 0, date: "" });
    expect(tidyChoice({ ...choice, type: "PICKUP" })).toMatchObject({ serviceCode: "HOME", accessPointId: "A1" });
  });

  test("is made: a service that goes there, a parcel shop, an hour that is open", () => {
    expect(faults(null)).toEqual(["delivery delivery"]);
    expect(faults(choice)).toEqual([]);
    expect(faults({ ...choice, serviceCode: "AWAY" })).toEqual(["delivery.serviceCode service"]);
    expect(faults({ ...choice, type: "PICKUP" })).toEqual(["delivery.serviceCode service"]);
    const left = { options: [{ ...option, deliveryType: "PICKUP" }] };
    expect(faults({ ...choice, type: "PICKUP" }, left)).toEqual([]);
    expect(faults({ ...choice, type: "PICKUP", accessPointId: "" }, left)).toEqual([
      "delivery.accessPointId accessPoint",
    ]);
    const collected = { ...choice, type: "CLICK_AND_COLLECT" } as const;
    expect(faults(collected)).toEqual([]);
    expect(faults({ ...collected, idSchedule: 0 })).toEqual(["delivery.idSchedule slot"]);
    expect(faults(collected, { isSlotOpen: false })).toEqual(["delivery.idSchedule slotGone"]);
    expect(faults({ ...choice, type: "NO_DELIVERY" })).toEqual(["delivery delivery"]);
  });

  test("isn't asked for where there is nothing to carry", () => {
    expect(faults(null, { isCarried: false })).toEqual([]);
  });
});

test("the first step that isn't finished comes next", () => {
  const [address, delivery] = [
    { key: "address.city", fault: "city" },
    { key: "delivery", fault: "delivery" },
  ] as const;
  expect(stepOf(false, [])).toBe("cart");
  expect(stepOf(true, [address, delivery])).toBe("address");
  expect(stepOf(true, [delivery])).toBe("shipping");
  expect(stepOf(true, [])).toBe("payment");
});

test("a purchase begins with what a profile says", () => {
  const known = { email: "c@example.org", phone: null, firstname: "Claire", lastname: "Aubert" };
  expect(firstDraft(known)).toMatchObject({ email: "c@example.org", phone: "", address: { firstname: "Claire" } });
  expect(firstDraft(null)).toMatchObject({ email: "", address: { idCountry: 250 }, delivery: null });
});

test("it begins with the addresses that are kept; a bill that goes to the same one has none of its own", () => {
  const known = { email: "c@example.org", phone: null, firstname: "Claire", lastname: "Aubert" };
  const delivery = { ...firstDraft(known).address, address: "3 rue du Four", city: "Beaune", postalCode: "21200" };
  const billing = { ...delivery, address: "12 place Carnot" };
  expect(firstDraft(known, { delivery, billing: { ...delivery } })).toMatchObject({ address: delivery, billing: null });
  expect(firstDraft(known, { delivery, billing })).toMatchObject({ address: delivery, billing });
});

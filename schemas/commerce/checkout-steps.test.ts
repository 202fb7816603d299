import { describe, expect, test } from "vitest";

import type { AddressStep } from "../content/checkout.ts";
import { anAddress as address } from "../contract/calls/an-address.ts";
import { addressProblems, type AddressRules, tidyAddress } from "./checkout-steps.ts";

const step: AddressStep = { email: "claire@example.org", phone: "06 12 34 56 78", address, billing: null };
const rules: AddressRules = { countries: [250, 56], phoneFault: (phone) => (phone === "12" ? "phoneForm" : null) };

function faults(change: Partial<AddressStep>) {
  return addressProblems({ ...step, ...change }, rules).map(({ key, fault }) => `${key} ${fault}`);
}

describe("[§5] what the address step asks", () => {
  test("what is right has no fault, spaces around it or not", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ email: " claire@example.org ", address: { ...address, postalCode: " 21200 " } })).toEqual([]);
    expect(tidyAddress({ ...address, city: " Beaune " })).toEqual(address);
    expect(tidyAddress({ ...address, address: "3 rue\r\n du\tFour", firstname: "Clai\u001Bre" })).toEqual({
      ...address,
      firstname: "Clai re",
    });
  });

  test("what is missing is told by its field, in the page's order", () => {
    const empty = { ...address, firstname: " ", lastname: "", address: "", postalCode: "", city: "" };
    expect(faults({ email: "", phone: " ", address: empty })).toEqual([
      "email email",
      "phone phone",
      "address.firstname firstname",
      "address.lastname lastname",
      "address.address address",
      "address.postalCode postalCode",
      "address.city city",
    ]);
  });

  test("what can't be right is told in other words", () => {
    expect(faults({ email: "claire@", phone: "12" })).toEqual(["email emailForm", "phone phoneForm"]);
    expect(faults({ address: { ...address, postalCode: "2120" } })).toEqual(["address.postalCode postalCodeFrance"]);
    expect(faults({ address: { ...address, postalCode: "B-1000", idCountry: 56 } })).toEqual([]);
    expect(faults({ address: { ...address, city: "x".repeat(201) } })).toEqual(["address.city tooLong"]);
  });

  test("a country that the estate doesn't sell to is told; a bill has its own address, or none", () => {
    expect(faults({ address: { ...address, idCountry: 840 } })).toEqual(["address.idCountry country"]);
    expect(faults({ billing: { ...address, city: "" } })).toEqual(["billing.city city"]);
  });
});

import { expect, test } from "vitest";

import { readWay, writeWay } from "./delivery-way.ts";

test("a way of delivery is read as it was written; what is none is none", () => {
  for (const way of [
    { type: "DELIVERY", serviceCode: "HOME:EXPRESS" },
    { type: "CLICK_AND_COLLECT", serviceCode: "" },
  ] as const) {
    expect(readWay(writeWay(way))).toEqual(way);
  }
  expect(readWay("")).toBeNull();
  expect(readWay("constructor:HOME")).toBeNull();
});

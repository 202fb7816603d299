import { describe, expect, test } from "vitest";

import { createZones } from "./zones.ts";

const paths = "^(?:/en_US)?(?:/cart(?:/[^/]+)?|/account)$";

describe("a link between the zones", () => {
  test("leaves the public zone when it leads to a private page, whatever its query and hash", () => {
    const { leaves } = createZones(paths, "public");
    expect(["/cart", "/en_US/cart/address?x=1", "/account#orders"].map(leaves)).toEqual([true, true, true]);
    expect(["/", "/cartography", "/nos-cuvees?to=/cart"].map(leaves)).toEqual([false, false, false]);
  });

  test("leaves the private zone when it leads anywhere else", () => {
    const { leaves } = createZones(paths, "private");
    expect(["/cart/address", "/account"].map(leaves)).toEqual([false, false]);
    expect(leaves("/nos-cuvees")).toBe(true);
  });

  test("a site without private pages has one zone", () => {
    expect(createZones("", "public").leaves("/cart")).toBe(false);
  });
});

import { beforeEach, describe, expect, test } from "vitest";

import type { TariffInput } from "#schemas/commerce/tariff.ts";
import { readTariff, shippingOptions, type ShippedLine } from "#server/shipping/fees/read.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const [france, germany, japan] = [250, 276, 392];

const tariff: TariffInput = {
  services: [
    { serviceCode: "HOME", deliveryType: "DELIVERY", names: { fr_FR: "À domicile", en_US: "To your door" } },
    { serviceCode: "RELAY", deliveryType: "PICKUP", siteType: "VIGNOBLE_EXPORT", names: { fr_FR: "Point relais" } },
  ],
  zones: [
    { name: "Corse", countries: ["FR"], postalCodes: ["20"], rates: { HOME: { 6: 2500 } } },
    { name: "France", countries: ["FR"], rates: { HOME: { 6: 1290, 12: 1690 }, RELAY: { 6: 900, 12: 1400 } } },
    { name: "Voisins", countries: ["DE", "BE"], rates: { HOME: { 6: 2990 } } },
  ],
};

const wine = (quantity: number, over: Partial<ShippedLine> = {}): ShippedLine => ({
  type: "WINE",
  quantity,
  millilitres: 750,
  sellByMultipleOf: 1,
  items: [],
  isDematerialized: false,
  hasShippingFees: true,
  isShippingFree: false,
  ...over,
});

describe.each(engines)("shipping fees on $name", (engine) => {
  useDatabase(engine);
  beforeEach(async () => void done(await saveTariff(tariff)));

  const ask = (lines: readonly ShippedLine[], goodsCents = 10_000, postalCode = "21200", idCountry = france) =>
    shippingOptions({ lines, goodsCents, postalCode, idCountry }, "fr_FR");
  const fees = async (...asked: Parameters<typeof ask>) => done(await ask(...asked)).map(({ fdp }) => fdp);

  test("[§3 shipping-option] an option has a name, a tariff, a fee, a delivery type, whose site it is and a code", async () => {
    expect(done(await ask([wine(6)]))).toEqual([
      {
        id: expect.any(Number),
        name: "Point relais",
        price: 9,
        fdp: 9,
        deliveryType: "PICKUP",
        siteType: "VIGNOBLE_EXPORT",
        serviceCode: "RELAY",
      },
      expect.objectContaining({ name: "À domicile", price: 12.9, fdp: 12.9, deliveryType: "DELIVERY" }),
    ]);
  });

  test("[S3] more bottles go into the cheapest parcels, the first zone that fits counts", async () => {
    expect(await fees([wine(18)])).toEqual([23, 29.8]);
    expect(await fees([wine(6)], 10_000, "20 000")).toEqual([25]);
    expect(await fees([wine(6)], 10_000, "10115", germany)).toEqual([29.9]);
  });

  test("[§9 shop-thresholds] from 48 bottles or 380 euros the estate pays, and says what it pays", async () => {
    expect(await fees([wine(48)])).toEqual([0, 0]);
    expect(await fees([wine(6)], 38_000)).toEqual([0, 0]);
    expect(done(await ask([wine(6)], 38_000))[0]?.price).toBe(9);
    expect(await fees([wine(47)], 37_999)).not.toContain(0);
  });

  test("[§9 shop-thresholds] the estate sets from when on it pays, and how few bottles leave", async () => {
    done(await setParameter("FREE_SHIPPING_BOTTLES", "12"));
    expect(await fees([wine(12)])).toEqual([0, 0]);
    expect(await fees([wine(11)])).not.toContain(0);
    done(await setParameter("FREE_SHIPPING_AMOUNT", "120.5"));
    expect(await fees([wine(6)], 12_050)).toEqual([0, 0]);
    expect(await fees([wine(6)], 12_049)).not.toContain(0);
    done(await setParameter("EXPEDITION_BOTTLES_MIN", "3"));
    expect(await ask([wine(2)])).toMatchObject({ error: { messageKey: "shipping.tooFew", values: { n: 3 } } });
    // Always, as pages say it then.
    done(await setParameter("FREE_SHIPPING_AMOUNT", "0"));
    expect(await fees([wine(6)], 0)).toEqual([0, 0]);
  });

  test("[§4 free-shipping] what a discount on shipping fees is on, and what has no fees, costs none", async () => {
    const free = { isShippingFree: true };
    expect(await fees([wine(6, free)])).toEqual([0, 0]);
    expect(await fees([wine(6, free), wine(6)])).toEqual([9, 12.9]);
    expect(await fees([wine(6, { hasShippingFees: false })])).toEqual([0, 0]);
  });

  test("[§5 shipping-needs-products] without anything to ship there is nothing to reckon", async () => {
    for (const lines of [[], [wine(6, { isDematerialized: true })]]) {
      expect(await ask(lines)).toMatchObject({ ok: false, error: { messageKey: "cart.empty" } });
    }
  });

  test("[§9] too few and too many bottles, and no multiple, are refused in words; things that are no bottle aren't", async () => {
    expect(await ask([wine(1)])).toMatchObject({ error: { messageKey: "shipping.tooFew", values: { n: 2 } } });
    done(await setParameter("EXPEDITION_BOTTLES_MAX", "60"));
    expect(await ask([wine(61)])).toMatchObject({ error: { messageKey: "shipping.tooMany", values: { n: 60 } } });
    done(await setParameter("BOTTLE_MULTIPLE", "6"));
    expect(await ask([wine(8)])).toMatchObject({ error: { messageKey: "shipping.multiple", values: { n: 6 } } });
    expect(await fees([wine(1, { type: "OTHER", millilitres: 0 })])).toEqual([9, 12.9]);
  });

  test("[§3] the estate ships where it has a price, and in France only when it says so", async () => {
    expect(await ask([wine(6)], 10_000, "100-0001", japan)).toMatchObject(refused("conflict"));
    expect(await ask([wine(6)], 10_000, "", 999)).toMatchObject({ error: { messageKey: "shipping.nowhere" } });
    done(await setParameter("SELL_ONLY_IN_FRANCE", "true"));
    expect(await ask([wine(6)], 10_000, "10115", germany)).toMatchObject({
      error: { messageKey: "shipping.franceOnly" },
    });
    expect(await fees([wine(6)])).toEqual([9, 12.9]);
  });

  test("a tariff is replaced as a whole, or not at all", async () => {
    const zone = { name: "X", countries: ["FR"], rates: {} };
    expect(await saveTariff({ services: [], zones: [{ ...zone, countries: ["QQ"] }] })).toMatchObject(
      refused("invalid", "zones.0.countries"),
    );
    expect(await saveTariff({ services: [], zones: [{ ...zone, rates: { GONE: { 6: 1 } } }] })).toMatchObject(
      refused("invalid", "zones.0.rates"),
    );
    expect(await saveTariff({ services: [], zones: [zone, zone] })).toMatchObject(refused("conflict", "zones.1.name"));
    for (const rates of [{ HOME: { 6: 1.5 } }, { HOME: 5 }, 7]) {
      expect(await saveTariff({ ...tariff, zones: [{ ...zone, rates } as never] })).toMatchObject(refused("invalid"));
    }
    expect(await saveTariff({ ...tariff, zones: [{ ...zone, rates: { HOME: { 0: 100 } } }] })).toMatchObject(
      refused("invalid", "zones.0.rates"),
    );
    expect(await fees([wine(6)])).toEqual([9, 12.9]);
    expect(done(await saveTariff(await readTariff()))).toBeNull();
    expect(await fees([wine(6)])).toEqual([9, 12.9]);
    done(await saveTariff({ services: [], zones: [zone] }));
    expect(await ask([wine(6)])).toMatchObject({ error: { messageKey: "shipping.nowhere" } });
  });
});

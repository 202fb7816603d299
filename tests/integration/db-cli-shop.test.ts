import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { holdSlot } from "#server/shipping/pickup/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { runSite } from "#tests/setup/site-cli.ts";

import { filledCart, fillShop, home, insertPayment, thursdaySlot, wishFor } from "./shop-content.ts";

describe.each(engines)("npm run site, for the shop, on $name", (engine) => {
  const opened = useDatabase(engine);
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estate-cli-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const site = async (words: string[]) => await runSite(opened.environment, words);

  test("code set, list, end: a discount code with its conditions", async () => {
    expect((await site(["code", "set", "NOEL10", "--percent", "10", "--min-euros", "50"])).out).toBe(
      "NOEL10 can be entered",
    );
    expect((await site(["code", "set", "5 EUROS", "--euros", "5", "--uses", "20"])).code).toBe(0);
    expect((await site(["code", "list"])).out).toBe("5EUROS  −5.00 €  used 0 of 20\nNOEL10  −10 %  used 0");
    expect(JSON.parse((await site(["code", "list", "--json"])).out)).toMatchObject([{}, { min_cents: 5000 }]);
    expect((await site(["code", "end", "noel10"])).code).toBe(0);
    expect((await site(["code", "list"])).out).toContain("NOEL10  −10 %  used 0  (ended)");
    expect(await site(["code", "set", "TWO", "--euros", "5", "--percent", "5"])).toMatchObject({ code: 2 });
    expect(await site(["code", "set", "LATE", "--euros", "5", "--until", "soon"])).toMatchObject({ code: 2 });
    expect(await site(["code", "end", "PAQUES"])).toMatchObject({ code: 2 });
  });

  test("shipping show, set: the tariff goes out and comes back as one document", async () => {
    const tariff = {
      services: [
        {
          serviceCode: "HOME",
          deliveryType: "DELIVERY",
          siteType: "",
          names: { fr_FR: "À domicile" },
          trackingUrl: "",
        },
      ],
      zones: [{ name: "France", countries: ["FR"], postalCodes: [], rates: { HOME: { 6: 1290, 12: 1690 } } }],
    };
    const file = join(folder, "tariff.json");
    writeFileSync(file, JSON.stringify(tariff));
    expect(await site(["shipping", "set", file])).toMatchObject({ code: 0 });
    expect(JSON.parse((await site(["shipping", "show"])).out)).toEqual(tariff);
    writeFileSync(file, JSON.stringify({ ...tariff, services: [] }));
    expect(await site(["shipping", "set", file])).toMatchObject({ code: 2 });
    writeFileSync(file, "[");
    expect(await site(["shipping", "set", file])).toMatchObject({ code: 2, error: `${file} is not JSON` });
    expect(await site(["shipping", "set", join(folder, "none")])).toMatchObject({ code: 2 });
    expect(JSON.parse((await site(["shipping", "show"])).out)).toEqual(tariff);
  });

  test("order list, show and its steps, ship: an order's way by the code that customers know", async () => {
    const form = await fillShop(10);
    const wish = wishFor(await filledCart([form, 6]), { message: "Sonnez", billing: home });
    const { id, code, totalCents } = done(await placeOrder(wish));
    expect(await site(["order", "prepare", code])).toMatchObject({ code: 2, error: expect.stringContaining("cannot") });
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));
    const line = `${code}  2026-05-20 14:00  PAID  69.00 €  Claire Cliente`;
    expect((await site(["order", "list"])).out).toBe(line);
    expect((await site(["order", "list", "--state", "shipped"])).out).toBe("");
    expect(await site(["order", "list", "--state", "lost"])).toMatchObject({ code: 2 });
    const shown = (await site(["order", "show", code.toLowerCase()])).out;
    for (const part of [line, "6 × EC  Éclat 2022  60.00 €", "VAT 20 %  11.50 €", "DELIVERY", "invoice 2026-000001"]) {
      expect(shown).toContain(part);
    }
    expect(JSON.parse((await site(["order", "show", code, "--json"])).out)).toMatchObject({ code, message: "Sonnez" });
    expect((await site(["order", "prepare", code])).out).toContain("PREPARING");
    expect(await site(["order", "ready", code])).toMatchObject({ code: 2 });
    expect((await site(["ship", code, "6A1"])).out).toContain("SHIPPED");
    expect((await site(["order", "show", code])).out).toContain("parcel 6A1  https://carrier.test/6A1?cp=21000");
    expect((await site(["order", "deliver", code])).out).toContain("DELIVERED");
    expect((await site(["order", "close", code])).out).toContain("CLOSED");
    expect(await site(["order", "cancel", code])).toMatchObject({ code: 2, error: expect.stringContaining("money") });
    expect(await site(["order", "show", "CD-NONE"])).toMatchObject({ code: 2, error: "There is no order CD-NONE" });
  });

  test("order ready, picked-up and cancel", async () => {
    const form = await fillShop(10);
    const delivery = await thursdaySlot(5);
    const [one, two] = [await filledCart([form, 1]), await filledCart([form, 2])];
    const paid = done(await placeOrder(wishFor(one, { delivery })));
    done(await settlePaid({ orderId: paid.id, amountCents: paid.totalCents, paidAt: opened.clock.now() }));
    expect((await site(["order", "ready", paid.code])).out).toContain("READY_FOR_PICKUP");
    expect((await site(["order", "show", paid.code])).out).toContain("2026-05-21 10:00-12:00 at La cave");
    expect((await site(["order", "picked-up", paid.code])).out).toContain("PICKED_UP");
    const { code } = done(await placeOrder(wishFor(two)));
    expect((await site(["order", "cancel", code])).out).toContain("CANCELLED");
    await insertPayment(paid.id, paid.totalCents);
    expect(await site(["check"])).toMatchObject({ code: 0 });
    await opened.db.writer.updateTable("stock").set({ reserved: 3 }).execute();
    expect(await site(["check"])).toMatchObject({ code: 2, error: "stock of EC: 3 reserved, orders hold 0" });
  });

  test("slot set, close, open, list: when orders are picked up at an address", async () => {
    const place = ["--name", "La cave", "--address", "2 chemin", "--city", "Saint-Romain"];
    await site(["address", "add", ...place, "--types", "CLICK_AND_COLLECT"]);
    expect(await site(["slot", "set", "1", "Thursday", "10:00", "12:00", "2"])).toMatchObject({
      code: 0,
      out: "thursday 10:00-12:00: 2 orders",
    });
    done(await holdSlot(1, "2026-05-21"));
    // The command line has the system's clock: days long after the test's.
    expect((await site(["slot", "close", "1", "2026-05-21"])).out).toBe(
      "2026-05-21 is closed; 1 orders had been taken for it",
    );
    expect((await site(["slot", "close", "1", "9998-05-21"])).out).toBe("9998-05-21 is closed");
    expect((await site(["slot", "open", "1", "9998-05-21", "17:00", "18:00", "3"])).code).toBe(0);
    expect((await site(["slot", "list"])).out).toBe(
      "1  9998-05-21 17:00-18:00  3 orders\n1  thursday 10:00-12:00  2 orders\n1  9998-05-21 closed",
    );
    expect((await site(["slot", "open", "1", "9998-05-21"])).out).toBe("9998-05-21 is open as every week");
    expect((await site(["slot", "set", "1", "thursday", "10:00", "12:00", "0"])).code).toBe(0);
    expect(JSON.parse((await site(["slot", "list", "--json"])).out)).toMatchObject([{ schedules: [{ weekday: 0 }] }]);
    for (const wrong of [
      ["set", "1", "payday", "10:00", "12:00", "2"],
      ["set", "1", "monday", "10:00", "12:00", "many"],
      ["set", "7", "monday", "10:00", "12:00", "2"],
      ["open", "1", "9998-05-21", "17:00"],
      ["close", "1", "soon"],
    ]) {
      expect(await site(["slot", ...wrong])).toMatchObject({ code: 2, out: "" });
    }
  });
});

import { beforeEach, describe, expect, test } from "vitest";

import type { OpeningStep } from "#schemas/content/opening.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { readTariff, shippingOptions } from "#server/shipping/fees/read.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { pickupPlans } from "#server/shipping/pickup/read.ts";
import { removeSchedule } from "#server/shipping/pickup/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

type Said = readonly [field: string, value: unknown, locale?: string];

describe.each(engines)("delivery services and zones as records on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    done(await saveTariff({ services: [], zones: [] }));
    for (const { schedules } of await pickupPlans()) for (const { id } of schedules) done(await removeSchedule(id));
  });

  const record = async (method: string, path: string, body?: object) =>
    (await api.call(method, `/api/admin/record${path}`, { token, ...(body && { body }) })).body.data as OpenedRecord;
  const drafted = async (collection: string, ...said: readonly Said[]) => {
    const { id } = await record("POST", `/${collection}`, { copyOf: null });
    const calls = new DraftCalls(api, id, token, "record");
    await edit(calls, 0, ...said);
    return { id, calls };
  };
  const edit = async (calls: DraftCalls, since: number, ...said: readonly Said[]) => {
    const commands = said.map(([field, value, locale]) => {
      return { type: "set", field, value, ...(locale !== undefined && { locale }) };
    });
    await calls.save(since, [{ id: `edit-shipping-${since}`, commands }]);
  };
  const made = async (collection: string, ...said: readonly Said[]) => {
    const { id, calls } = await drafted(collection, ...said);
    await calls.publish(1, null);
    const { row } = await record("GET", `/${collection}/${id}`);
    return { calls, row: row ?? 0 };
  };
  const refusedKeys = async (collection: string, ...said: readonly Said[]) => {
    const { calls } = await drafted(collection, ...said);
    const answer = await calls.tryToPublish(1, null);
    expect(answer.status).toBe(422);
    return (answer.body.data as readonly { readonly key: string }[]).map(({ key }) => key);
  };
  const home = (code = "HOME"): readonly Said[] => [
    ["names", "À domicile", "fr_FR"],
    ["serviceCode", code],
  ];
  const toFrance = async (bottles: number, postalCode = "21200") => {
    const wine = { type: "WINE" as const, quantity: bottles, millilitres: 750, sellByMultipleOf: 1, items: [] };
    const line = { ...wine, isDematerialized: false, hasShippingFees: true, isShippingFree: false };
    const asked = await shippingOptions({ lines: [line], goodsCents: 5000, postalCode, idCountry: 250 }, "fr_FR");
    return asked.ok ? asked.value.map(({ name, fdp }) => [name, fdp]) : asked.error.messageKey;
  };

  test("from nothing, a service and a zone with its prices make orders leave, and the checklist says so", async () => {
    done(await setSiteInfo({ isECommerce: true }));
    const step = async () => {
      const told = (await api.call("GET", "/api/admin/opening", { token })).body.data as readonly OpeningStep[];
      return told.find(({ id }) => id === "delivery");
    };
    expect(await toFrance(6)).toBe("shipping.nowhere");
    expect(await step()).toMatchObject({
      state: "needed",
      missing: ["shipping-service", "shipping-zone", "pickup-week"],
    });
    const service = await made("shipping-service", ...home(), ["names", "To your door", "en_US"]);
    const prices = [{ bottles: 12, cents: 1690 }, { cents: 1290 }];
    const zone = await made(
      "shipping-zone",
      ["name", "France"],
      ["countries", ["FR", "MC"]],
      ["postalCodes", ["21", "7 5"]],
      ["order", 3],
      ["rates", [{ service: service.row, prices }]],
    );
    expect(await toFrance(6)).toEqual([["À domicile", 12.9]]);
    expect(await toFrance(12)).toEqual([["À domicile", 16.9]]);
    expect(await toFrance(6, "75004")).toEqual([["À domicile", 12.9]]);
    expect(await toFrance(6, "20000")).toBe("shipping.nowhere");
    expect(await readTariff()).toMatchObject({
      services: [{ serviceCode: "HOME", names: { fr_FR: "À domicile", en_US: "To your door" } }],
      zones: [{ name: "France", countries: ["FR", "MC"], rates: { HOME: { 6: 1290, 12: 1690 } } }],
    });
    expect(await step()).toMatchObject({ state: "done", missing: [] });

    expect((await service.calls.post("unpublish", { published: 1 })).status).not.toBe(200);
    const published = (await zone.calls.draft()).published;
    expect((await zone.calls.post("unpublish", { published })).status).toBe(200);
    expect(await toFrance(6)).toBe("shipping.nowhere");
    expect((await service.calls.post("unpublish", { published: (await service.calls.draft()).published })).status).toBe(
      200,
    );
    expect(await readTariff()).toEqual({ services: [], zones: [] });
  });

  test("[CO8] each refusal is told at its field, a price's at its own", async () => {
    const { row } = await made("shipping-service", ...home());
    const zone = (...said: readonly Said[]) => refusedKeys("shipping-zone", ["name", "Ailleurs"], ...said);
    const ends = (key: string) => [expect.stringMatching(new RegExp(String.raw`(?:^|\.)${key}$`)) as string];
    expect(await refusedKeys("shipping-service", ["names", "Relais", "fr_FR"])).toEqual(ends("serviceCode"));
    expect(await refusedKeys("shipping-service", ...home())).toEqual(ends("serviceCode"));
    expect(await zone(["rates", []])).toEqual(ends("countries"));
    expect(await zone(["countries", ["QQ"]])).toEqual(ends("countries"));
    const twice = [{ bottles: 6 }, {}];
    const rates = [{ service: row, prices: twice }, { service: row, prices: [{}] }, { prices: [{}] }, { service: 999 }];
    expect(await zone(["countries", ["FR"]], ["rates", rates])).toEqual([
      ...ends(String.raw`rates\.0\.prices\.1\.bottles`),
      ...ends(String.raw`rates\.1\.service`),
      ...ends(String.raw`rates\.2\.service`),
      ...ends(String.raw`rates\.3\.prices`),
    ]);
    const gone = [{ service: 999, prices: [{}] }];
    expect(await zone(["countries", ["FR"]], ["rates", gone])).toEqual(ends(String.raw`rates\.0\.service`));
    const answered = await made("shipping-zone", ["name", "France"], ["countries", ["FR"]]);
    expect(answered.row).toBeGreaterThan(0);
    expect(await refusedKeys("shipping-zone", ["name", "France"], ["countries", ["FR"]])).toEqual(ends("name"));
  });

  test("a tariff that is set as a whole keeps the rows of what it still has, so that records stay theirs", async () => {
    const service = await made("shipping-service", ...home());
    const zone = await made(
      "shipping-zone",
      ["name", "France"],
      ["countries", ["FR"]],
      ["rates", [{ service: service.row, prices: [{ cents: 900 }] }]],
    );
    const tariff = await readTariff();
    done(
      await saveTariff({ ...tariff, zones: tariff.zones.map((each) => ({ ...each, rates: { HOME: { 6: 950 } } })) }),
    );
    const { document } = await zone.calls.draft();
    expect(document).toMatchObject({
      values: { rates: [{ service: service.row, prices: [{ bottles: 6, cents: 950 }] }] },
    });
    expect(await toFrance(6)).toEqual([["À domicile", 9.5]]);
  });
});

import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { embeddedRelays, type RelaysFailure } from "#server/drivers/relays/embedded-relays.ts";
import type { RelaysDriver, RelaySearch } from "#server/drivers/relays/relays-driver.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { purposes } from "#server/limits/purposes.ts";
import { accessPointsNear, outageLifetime, relaysLifetime } from "#server/shipping/relays/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { keysOf, useApi } from "./api-server.ts";

const [france, germany] = [250, 276];
const [engine] = engines;
if (!engine) throw new Error("there is no database to test on");

describe("[§7] parcel shops, kept for a while", () => {
  const database = useDatabase(engine);
  let failure: RelaysFailure | null = null;
  let asked: RelaySearch[] = [];

  afterEach(() => {
    failure = null;
    asked = [];
  });

  /** A test of which the context has a carrier that notes what it is asked. */
  const withCarrier = (work: () => Promise<void>) => async () => {
    const inner = embeddedRelays({ failure: () => failure, timeout: 1 });
    const near: RelaysDriver["near"] = async (search) => {
      asked.push(search);
      return await inner.near(search);
    };
    const drivers = { ...appContext().drivers, relays: { near } };
    await runWithContext({ ...appContext(), drivers }, work);
  };

  test(
    "the carrier is asked once in an hour for a postal code, by its town's own name, for all who wait",
    withCarrier(async () => {
      const [one, other] = await Promise.all([accessPointsNear("21200", france), accessPointsNear("21200", france)]);
      expect(done(one).length).toBeGreaterThan(1);
      expect(done(other)).toEqual(done(one));
      database.clock.advance(relaysLifetime - 1);
      expect(done(await accessPointsNear("21200", france))).toEqual(done(one));
      expect(asked).toEqual([{ postalCode: "21200", city: "Beaune", day: "2026-05-20" }]);
      database.clock.advance(1);
      await accessPointsNear("21200", france);
      await accessPointsNear("75011", france);
      expect(asked.map(({ postalCode }) => postalCode)).toEqual(["21200", "21200", "75011"]);
    }),
  );

  test(
    "there are none abroad, and none where there is no town: nobody is asked",
    withCarrier(async () => {
      for (const [postalCode, country] of [
        ["10115", germany],
        ["99999", france],
        ["2120", france],
        ["", france],
        ["beaune", france],
      ] as const) {
        expect(done(await accessPointsNear(postalCode, country))).toEqual([]);
      }
      expect(asked).toEqual([]);
    }),
  );

  test.each(["down", "slow", "malformed"] as const)("a carrier that is %s is refused for, then asked again", (kind) =>
    withCarrier(async () => {
      done(await accessPointsNear("21000", france));
      failure = kind;
      expect(await accessPointsNear("21200", france)).toMatchObject({
        error: { code: "unavailable", messageKey: "relays.away", retryAfter: 30 },
      });
      expect(await accessPointsNear("75011", france)).toMatchObject(refused("unavailable"));
      expect(done(await accessPointsNear("21000", france)).length).toBeGreaterThan(1);
      expect(asked).toHaveLength(2);
      failure = null;
      database.clock.advance(outageLifetime);
      expect(done(await accessPointsNear("21200", france)).length).toBeGreaterThan(1);
    })(),
  );

  test("[§7] an outage is told in words, with what is still there, in both languages", async () => {
    const api = createApi({ log: pino({ level: "silent" }) });
    const ask = (userLang: string) =>
      api.request("/api/relay/access-points", {
        method: "POST",
        headers: { "content-type": "application/json", userLang },
        body: JSON.stringify({ postalCode: "21200" }),
      });
    const english = await ask("en_US");
    expect([english.status, await english.json()]).toEqual([
      503,
      {
        success: false,
        data: null,
        message: "The parcel shops can't be had right now; home delivery is still there.",
      },
    ]);
    expect(await (await ask("fr_FR")).json()).toMatchObject({
      message: "Les points relais sont injoignables pour le moment ; la livraison à domicile reste possible.",
    });
  });
});

describe("[§7] POST /relay/access-points", () => {
  const api = useApi(engine);
  const ask = (body: object) => api.call("POST", "/api/relay/access-points", { body, lang: "en_US" });

  test("[§3 access-point] answers with the points near an address, whatever else stands in it", async () => {
    const address = { firstname: "Anne", address: "3 rue du Four", postalCode: " 21 200 ", city: "Ailleurs" };
    const answer = await ask({ ...address, country: { id: france, alphaTwo: "FR" } });
    expect(answer.body).toMatchObject({ success: true });
    expect((answer.body.data as readonly unknown[])[0]).toEqual({
      id: "DEMO-21200-1",
      name: expect.stringMatching(/\(démonstration\)$/),
      addLine1: expect.any(String),
      zipCode: "21200",
      city: "Beaune",
      country: "FR",
      position: { latitude: expect.any(Number), longitude: expect.any(Number) },
      icon: expect.any(String),
    });
    expect((await ask({ postalCode: "21200" })).body.data).toEqual(answer.body.data);
    expect((await ask({ postalCode: "10115", country: { id: germany } })).body.data).toEqual([]);
  });

  test("an address without a postal code, or with more than an address has, is refused under its key", async () => {
    for (const [key, body] of [
      ["postalCode", { city: "Beaune" }],
      ["postalCode", { postalCode: "2".repeat(13) }],
      ["country.id", { postalCode: "21200", country: { alphaTwo: "FR" } }],
      ["role", { postalCode: "21200", role: "ADMIN" }],
    ] as const) {
      const answer = await ask(body);
      expect({ status: answer.status, keys: keysOf(answer) }).toEqual({ status: 400, keys: [key] });
    }
  });

  test("nobody searches all of France", async () => {
    const { attempts } = purposes["access-points"];
    for (let times = 0; times < attempts; times += 1) await ask({ postalCode: "21200" });
    expect((await ask({ postalCode: "21200" })).status).toBe(429);
  });
});

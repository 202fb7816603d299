import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, test } from "vitest";

import { addressReader } from "../request/client-address.ts";

import { Door } from "./door.ts";
import type { DoorLane } from "./lane-of.ts";
import type { LaneLimits } from "./limits.ts";
import { Overloaded } from "./overloaded.ts";

const one: LaneLimits = { running: 1, waiting: 0, perAddress: 1, patience: 60_000, slow: 0 };
const limits: Readonly<Record<DoorLane, LaneLimits>> = { pages: one, api: one, pictures: one };

/** A door of one place in each lane, and a way to ask for a path. */
function doorOf(isSecure = false) {
  const noted: string[] = [];
  const addressOf = addressReader({ trustsProxy: true });
  const door = new Door({ addressOf, limits, isSecure, note: (lane) => noted.push(lane) });
  const ask = async (path: string, work: () => Response | Promise<Response>, headers = {}): Promise<Response> =>
    await door.pass(new Request(`http://site.test${path}`, { headers }), {}, path, work);
  return { ask, noted };
}

const yes = (): Response => new Response("yes");
const never = (): Promise<Response> => new Promise(() => {});

test("what is beyond gets 503 with Retry-After, in the form and the language that were asked for", async () => {
  const { ask, noted } = doorOf(true);
  for (const path of ["/nos-cuvees", "/api/news", "/images/320/a.jpg.webp"]) void ask(path, never);
  const call = await ask("/api/news", yes, { userlang: "en_US" });
  expect([call.status, call.headers.get("retry-after"), call.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  const message = "The site is busy right now. Please try again in a moment.";
  expect(await call.json()).toEqual({ success: false, data: null, message });
  const page = await ask("/en_US/wines", yes);
  expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([
    503,
    "5",
    "text/html; charset=utf-8",
  ]);
  expect(page.headers.get("strict-transport-security")).toContain("max-age=");
  expect(await page.text()).toContain("The site is busy right now.");
  expect(await (await ask("/nos-cuvees", yes)).text()).toContain("Le site est très sollicité.");
  expect((await ask("/media/a.jpg", yes)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(noted).toEqual(["api", "pages", "pages", "pictures"]);
});

test("lanes don't stand in each other's way, and health in nobody's", async () => {
  const { ask } = doorOf();
  for (const path of ["/nos-cuvees", "/api/news"]) void ask(path, never);
  for (const path of ["/healthz", "/assets/boot.js", "/media/a.jpg"]) expect((await ask(path, yes)).status).toBe(200);
});

test("what finds no room further in is turned away as well; what fails is not", async () => {
  const { ask, noted } = doorOf();
  const full = await ask("/nos-cuvees", () => Promise.reject(new Overloaded("renders")));
  expect([full.status, noted]).toEqual([503, ["renders"]]);
  await expect(ask("/nos-cuvees", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("the places of one address are its own, behind a proxy the visitor's", async () => {
  const roomy = { ...limits, pages: { ...one, running: 10 } };
  const door = new Door({ addressOf: addressReader({ trustsProxy: true }), limits: roomy, note: () => {} });
  const ask = async (visitor: string, work: () => Response | Promise<Response>): Promise<number> => {
    const request = new Request("http://site.test/", { headers: { "x-forwarded-for": `203.0.113.9, ${visitor}` } });
    return (await door.pass(request, {}, "/", work)).status;
  };
  void ask("2001:db8::1", never);
  await nextTurn();
  expect([await ask("2001:db8::2", yes), await ask("2001:db8:0:1::1", yes), await ask("192.0.2.1", yes)]).toEqual([
    503, 200, 200,
  ]);
});

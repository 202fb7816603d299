import { number, string } from "yup";
import { pino } from "pino";
import { describe, expect, test } from "vitest";

import { defineCall, nameCall } from "#schemas/contract/define-call.ts";
import { shape } from "#schemas/contract/shapes/shape.ts";
import { ok } from "#schemas/result.ts";

import { held, keyed, owned } from "./belongings.ts";
import { buildApi } from "./build-api.ts";
import type { HandlersOf } from "./handler.ts";
import { defaultLimits } from "./limits.ts";

const answer = shape({ id: number().required(), title: string().defined() });

/** Calls that no chapter has brought yet: whose a thing is, only its handler can find out. */
const planted = {
  getBottle: defineCall("GET /bottle/{id}", { summary: "A bottle.", access: "owner", params: { id: "id" }, answer }),
  getBasket: defineCall("GET /basket/{id}", {
    summary: "A cart.",
    access: "cart-holder",
    params: { id: "id" },
    answer,
  }),
  getParcel: defineCall("GET /parcel/{id}", {
    summary: "An order.",
    access: "order-holder",
    params: { id: "id" },
    answer,
  }),
  getCellar: defineCall("GET /cellar", { summary: "A cellar.", access: "SUPER_ADMIN", answer }),
};

const things = new Map<number, { readonly title: string; readonly user: number | null }>([
  [1, { title: "Anne's", user: 1 }],
  [2, { title: "Bruno's", user: 2 }],
  [3, { title: "nobody's", user: null }],
]);

const handlers: HandlersOf<typeof planted> = {
  getBottle: owned({
    load: async ({ params }) => things.get(params.id) ?? null,
    ownerOf: ({ user }) => user,
    handle: async ({ title }, { params }) => ok({ id: params.id, title }),
  }),
  getBasket: held({
    load: async ({ params }) => things.get(params.id) ?? null,
    ownerOf: ({ user }) => user,
    handle: async ({ title }, { params }) => ok({ id: params.id, title }),
  }),
  getParcel: keyed({
    load: async ({ params }) => things.get(params.id) ?? null,
    ownerOf: ({ user }) => user,
    opens: ({ title }, key) => key === title,
    handle: async ({ title }, { params }) => ok({ id: params.id, title }),
  }),
  getCellar: async () => ok({ id: 1, title: "" }),
};

const unchecked: HandlersOf<typeof planted> = {
  ...handlers,
  // @ts-expect-error A handler that asks nobody whose the bottle is does not compile…
  getBottle: async () => ok({ id: 1, title: "" }),
  // @ts-expect-error …nor does one that asks the question of another level.
  getBasket: handlers.getBottle,
};

const api = buildApi(
  Object.entries(planted).map(([name, call]) => nameCall(name, call)),
  {
    handlers,
    sessionOf: async (token) => {
      const userId = { anne: 1, bruno: 2, root: 9 }[token];
      return userId === undefined
        ? null
        : { userId, idSite: 3, role: userId === 9 ? "SUPER_ADMIN" : "ADMIN", expiresAt: 0 };
    },
    addressOf: () => "",
    log: pino({ level: "silent" }),
    limits: defaultLimits,
    idSite: 3,
    isSecure: false,
  },
);

async function status(path: string, token?: string): Promise<number> {
  return (await api.request(path, { headers: token === undefined ? {} : { Authorization: token } })).status;
}

describe("[§6] whose a thing is", () => {
  test.each([
    ["/api/bottle/1", undefined, 401],
    ["/api/bottle/1", "anne", 200],
    ["/api/bottle/1", "bruno", 404],
    ["/api/bottle/3", "anne", 404],
    ["/api/bottle/4", "anne", 404],
  ])("an owner's thing %s, asked for by %s: %d (reliability D9)", async (path, token, expected) => {
    expect(await status(path, token)).toBe(expected);
  });

  test.each([
    ["/api/basket/3", undefined, 200],
    ["/api/basket/3", "anne", 200],
    ["/api/basket/3", "unknown", 200],
    ["/api/basket/1", undefined, 404],
    ["/api/basket/1", "bruno", 404],
    ["/api/basket/1", "anne", 200],
    ["/api/basket/4", "anne", 404],
  ])("a cart %s, held by %s: %d (reliability D8)", async (path, token, expected) => {
    expect(await status(path, token)).toBe(expected);
  });

  test.each([
    ["/api/parcel/1", undefined, 404],
    ["/api/parcel/1", "bruno", 404],
    ["/api/parcel/1", "anne", 200],
    ["/api/parcel/3", "anne", 404],
    ["/api/parcel/1?key=", undefined, 404],
    ["/api/parcel/1?key=Bruno%27s", "bruno", 404],
    ["/api/parcel/1?key=Anne%27s", undefined, 200],
    ["/api/parcel/1?key=Anne%27s", "bruno", 200],
    ["/api/parcel/3?key=nobody%27s", undefined, 200],
    ["/api/parcel/1?key=Anne%27s&more=1", undefined, 400],
    ["/api/bottle/1?key=Anne%27s", "anne", 400],
  ])("an order %s, asked for by %s: %d", async (path, token, expected) => {
    expect(await status(path, token)).toBe(expected);
  });

  test("what is another's reads like what is not there", async () => {
    const [others, nobodys] = await Promise.all(
      ["/api/bottle/2", "/api/bottle/4"].map(async (path) => {
        const response = await api.request(path, { headers: { Authorization: "anne" } });
        return await response.text();
      }),
    );
    expect(others).toBe(nobodys);
  });

  test("an administrator is not one above all others", async () => {
    expect(await status("/api/cellar", "anne")).toBe(403);
    expect(await status("/api/cellar", "root")).toBe(200);
  });

  test("a handler without its check is a mistake that the compiler finds", () => {
    expect(Object.keys(unchecked)).toEqual(Object.keys(planted));
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type CartPort, type CheckoutPort, quietPorts } from "#blocks/kit/ports.tsx";
import type { Attempt } from "#schemas/contract/client.ts";

import { createApi } from "./api.ts";
import { createBlockPorts } from "./block-ports.ts";

const noCart: CartPort = {
  read: () => ({ cart: null, isBusy: false, error: "", errorLine: null }),
  subscribe: () => () => {},
  open: async () => {},
  setQuantity: async () => {},
  remove: async () => {},
};
const noCheckout: CheckoutPort = {
  read: () => ({ checkout: null, code: null, codeRefusal: "", prices: null, refusal: "", isBusy: false }),
  subscribe: () => () => {},
  cartId: () => "",
  saveAddress: async () => [],
  saveDelivery: async () => [],
  enterCode: async () => false,
  price: async () => {},
  cities: async () => [],
};
const page = { cookie: "a=b; token=s3cret", documentElement: { dataset: { locale: "en_US" } } };

beforeEach(() => {
  vi.stubGlobal("document", page);
});

afterEach(() => vi.unstubAllGlobals());

function answering(data: unknown) {
  return vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, data, message: "" }));
}

function headersOf(fetch: ReturnType<typeof answering>, call = 0): Record<string, string> {
  return Object.fromEntries(new Headers(fetch.mock.calls[call]?.[1]?.headers));
}

test("[§7] what islands ask carries token, site, language and format, as every call does", async () => {
  const fetch = answering({ groups: [] });
  const ports = createBlockPorts(
    createApi(fetch),
    { cart: noCart, checkout: noCheckout, orders: quietPorts.orders },
    () => null,
  );
  await ports.search.suggest("cel", new AbortController().signal);
  await ports.forms.send("subscribeNewsletter", { email: "lise@example.org" });
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/search\/suggest\?(?:.*&)?q=cel$/);
  expect(fetch.mock.calls[1]?.[0]).toBe("/api/newsletter/subscribe");
  for (const call of [0, 1]) {
    expect(headersOf(fetch, call)).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      authorization: "s3cret",
      idsite: "3",
      userlang: "en_US",
    });
  }
});

test("token and language are those of the moment", async () => {
  const fetch = answering({ logged: true });
  const api = createApi(fetch);
  await api.call("getLogged");
  vi.stubGlobal("document", { cookie: "", documentElement: { dataset: { locale: "fr_FR" } } });
  await api.call("getLogged");
  expect(headersOf(fetch, 1)).toMatchObject({ userlang: "fr_FR" });
  expect(headersOf(fetch, 1)).not.toHaveProperty("authorization");
});

test("[§4] what is asked for once is asked for once by the whole page", async () => {
  const fetch = answering([]);
  const api = createApi(fetch);
  await Promise.all([api.call("listMealIcons"), api.call("listMealIcons")]);
  expect(fetch).toHaveBeenCalledOnce();
});

test("code and calls are asked for as the page says, each with whether it is only read", async () => {
  const reads: boolean[] = [];
  const attempt: Attempt = async (ask, isRead) => {
    reads.push(isRead);
    return await ask();
  };
  const api = createApi(answering(null), attempt);
  await api.call("getLogged");
  await api.call("subscribeNewsletter", { body: { email: "lise@example.org" } });
  expect(reads).toEqual([true, true, false]);
});

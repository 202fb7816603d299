import { afterEach, expect, test, vi } from "vitest";

import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };

import { askHeldCart, cartWords, refusalText, stepLine } from "./send-cart-form.ts";

afterEach(() => vi.unstubAllGlobals());

test("[§8 cart-added] an addition that worked is told in the specification's words, as pages say it", () => {
  expect(cartWords.en.added).toBe("Product added to cart");
  for (const [words, page] of [
    [cartWords.fr, fr_FR],
    [cartWords.en, en_US],
  ] as const) {
    expect(words).toEqual({
      added: page["cartSaid.added"],
      see: page["cart.see"],
      failed: page["cartSaid.failed"],
    });
  }
});

test("[§4 logout-cart] where the browser holds no cart any more, as after a logout, what was chosen and typed for it goes too", async () => {
  const kept = new Map(Object.entries({ cart: "c1", cartLines: "[]", phone: '"06"', city: "{}", "popup-3": "1" }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const typed = {
    "typed-checkout-address": "{}",
    "minors-gate": "1",
    removeItem: (key: string) => void delete here[key],
  };
  const here: Record<string, unknown> = typed;
  vi.stubGlobal("sessionStorage", here);
  vi.stubGlobal("document", { cookie: "", dispatchEvent: () => true });
  vi.stubGlobal("fetch", async () => Response.json({ success: false, data: null, message: "" }, { status: 404 }));
  await askHeldCart();
  expect([...kept.keys()]).toEqual(["popup-3"]);
  expect(Object.keys(here)).toEqual(["minors-gate", "removeItem"]);
});

test("[§8 cart-details] details of a refused addition are joined to the message by ' / '", () => {
  const data = [
    { key: "quantity", error: "is too high" },
    { key: "declination", error: "is gone" },
  ];
  expect(refusalText({ success: false, data, message: "Invalid request" })).toBe(
    "Invalid request / is too high / is gone",
  );
});

test("[§8 message-shown] a refusal without details is the server's message as it came", () => {
  const repeated = [{ key: "quantity", error: "Only 3 items remaining in stock" }];
  for (const data of [null, [], repeated]) {
    expect(refusalText({ success: false, data, message: "Only 3 items remaining in stock" })).toBe(
      "Only 3 items remaining in stock",
    );
  }
});

test("what was asked for is settled before the answer's cart is told: between the two it would count twice", async () => {
  const order: string[] = [];
  const line = { id: 7, idProduct: 3, idDeclination: 8, quantity: 2 };
  const kept = JSON.stringify([{ id: 7, product: 3, declination: 8, quantity: 3 }]);
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { cookie: "", dispatchEvent: () => order.push("told") });
  const data = { id: "c1", products: [line] };
  vi.stubGlobal("fetch", async () => Response.json({ success: true, data, message: "" }));
  const form = { getAttribute: () => "/cart/add", parentElement: null } as unknown as HTMLFormElement;
  const fields = new FormData();
  fields.set("declination", "8");
  const answered = new Promise<number>((resolve) =>
    stepLine(form, fields, -1, (by) => {
      order.push("settled");
      resolve(by);
    }),
  );
  expect(await answered).toBe(-1);
  await expect.poll(() => order).toEqual(["settled", "told"]);
  expect(Object.fromEntries(fields)).toMatchObject({ line: "7", product: "3", quantity: "2" });
});

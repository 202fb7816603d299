import { describe, expect, test } from "vitest";

import type { MessageValues, Refusal } from "#schemas/refusal.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";

import { problemText, refusalText } from "./refusal-text.ts";

const refused = (messageKey: ServerMessageKey, values?: MessageValues): Refusal => ({
  code: "invalid",
  messageKey,
  ...(values && { values }),
});

describe("[§5] [§8] the specification's messages, with their numbers, in both languages", () => {
  test.each([
    [refused("quantity.positive"), "Quantity must be greater than 0", "La quantité doit être supérieure à 0"],
    [
      refused("quantity.multiple", { n: 6 }),
      "This product can only be added by multiple of 6",
      "Ce produit s’ajoute seulement par multiple de 6",
    ],
    [
      refused("quantity.multipleOfBottles", { n: 6 }),
      "This product can only be added by multiple of 6 bottles",
      "Ce produit s’ajoute seulement par multiple de 6 bouteilles",
    ],
    [refused("stock.left", { n: 3 }), "Only 3 items remaining in stock", "Il ne reste que 3 articles en stock"],
    [refused("cart.empty"), "No products in cart", "Aucun produit dans le panier"],
    [refused("path.unknown"), "This page could not be found", "Cette page est introuvable"],
  ] as const)("%j", (refusal, english, french) => {
    expect([refusalText(refusal, "en_US"), refusalText(refusal, "fr_FR")]).toEqual([english, french]);
  });
});

test("what is wrong with which key stands in the message, five at most, and under its key", () => {
  const problem = { key: "texts.fr_FR.title", messageKey: "key.required" } as const;
  const refusal: Refusal = { code: "invalid", messageKey: "input.invalid", problems: Array(6).fill(problem) };
  expect(refusalText(refusal, "en_US")).toBe(
    `Some of this cannot be taken: ${Array(5).fill("texts.fr_FR.title: is required").join(" / ")}`,
  );
  expect(problemText(problem, "en_US")).toEqual({ key: "texts.fr_FR.title", error: "is required" });
});

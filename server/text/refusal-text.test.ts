import assert from "node:assert/strict";

import { describe, expect, test } from "vitest";

import type { MessageValues, Refusal } from "#schemas/refusal.ts";
import { colour } from "#schemas/fields/colour.ts";
import type { Field } from "#schemas/fields/field.ts";
import { link } from "#schemas/fields/link.ts";
import { list } from "#schemas/fields/list.ts";
import { number } from "#schemas/fields/number.ts";
import { text } from "#schemas/fields/text.ts";
import { locales, type Locale } from "#schemas/locale.ts";
import { serverMessages, type ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import { samplePage, testRegistry } from "#schemas/page/test-registry.ts";

import { messageText } from "./message-text.ts";
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

test("a key that only a program knows isn't told to people; programs still read it", () => {
  const problem = { key: "0f3c-77aa.title.fr_FR", shownKey: "title.fr_FR", messageKey: "key.required" } as const;
  const whole = { key: "0f3c-77ab", shownKey: "", messageKey: "key.format" } as const;
  const refusal: Refusal = { code: "invalid", messageKey: "input.invalid", problems: [problem, whole] };
  expect(refusalText(refusal, "en_US")).toBe(
    "Some of this cannot be taken: title.fr_FR: is required / has the wrong form",
  );
  expect(problemText(problem, "en_US")).toEqual({ key: "0f3c-77aa.title.fr_FR", error: "is required" });
});

test("both languages take the same values", () => {
  // What stands in braces with more words is what is said of a number, not its name.
  const valuesOf = (pattern: string) => new Set([...pattern.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name));
  for (const [key, french] of Object.entries(serverMessages.fr_FR)) {
    const english = serverMessages.en_US[key as ServerMessageKey];
    expect({ key, values: valuesOf(french) }).toEqual({ key, values: valuesOf(english) });
  }
});

const label = { fr_FR: "Champ", en_US: "Field" };

test.each<[Field, unknown, string, string]>([
  [number({ label, step: 0.5 }), 0.25, "must go in steps of 0.5", "doit aller par pas de 0,5"],
  [
    list({ label, item: {}, max: 1 }),
    [{}, {}],
    "must have at most 1 item, has 2",
    "doit avoir 1 élément au plus, en a 2",
  ],
  [text({ label }), { fr_FR: "a\nb" }, "fr_FR: must stand on one line", "fr_FR: doit tenir sur une seule ligne"],
  [link({ label }), {}, "to: must say where the link leads", "to: doit dire où mène le lien"],
  [
    colour({ label, tokens: ["primary"] }),
    "red",
    "must be a color written #rgb, #rrggbb or #rrggbbaa, or one of: primary",
    "doit être une couleur écrite #rgb, #rrggbb ou #rrggbbaa, ou l’une de ces valeurs : primary",
  ],
])("[PF8] what is wrong with a value is told in both languages: %#", (field, value, english, french) => {
  const checked = field.check(value);
  assert(!checked.ok);
  const told = (locale: Locale) => refusalText({ ...refused("input.invalid"), problems: checked.error }, locale);
  expect([told("en_US"), told("fr_FR")]).toEqual([
    `Some of this cannot be taken: ${english}`,
    `Une partie de la saisie ne convient pas : ${french}`,
  ]);
});

test.each<[Command, string, string]>([
  [
    { type: "remove", ids: ["d1"] },
    "The layout cannot do without its block “news-detail”.",
    "La mise en page ne peut pas se passer de son bloc « news-detail ».",
  ],
  [{ type: "remove", ids: ["ghost"] }, "This block is no longer on the page.", "Ce bloc n’est plus sur la page."],
  [
    { type: "set-props", id: "c1", changes: [{ prop: "gap", value: -1 }] },
    "The block “columns” cannot have these settings: gap: must be at least 0",
    "Le bloc « columns » ne peut pas avoir ces réglages : gap: doit être 0 au moins",
  ],
])("[PC27] a change that is refused is told in both languages: %j", (command, english, french) => {
  const result = applyCommand(samplePage(), command, testRegistry);
  assert(!result.ok);
  const { error } = result;
  expect(locales.map((locale) => refusalText(error, locale))).toEqual([french, english]);
});

test("a bound stands in a refusal as its language writes numbers", () => {
  const told = (locale: Locale) => messageText("key.tooHigh", locale, { max: 1200.5 });
  expect([told("en_US"), told("fr_FR")]).toEqual(["must be at most 1,200.5", "doit être 1\u202f200,5 au plus"]);
});

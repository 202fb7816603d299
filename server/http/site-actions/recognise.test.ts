import { expect, test } from "vitest";

import { locales } from "#schemas/locale.ts";
import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };
import { serverMessages } from "#schemas/messages/server-messages.ts";
import { messageText } from "#server/text/message-text.ts";

import { recognise } from "./recognise.ts";

const pages = { en_US, fr_FR };

test.each([
  ["quantity.positive", { saying: "positive" }],
  ["quantity.multiple", { saying: "multiple", n: 6 }],
  ["quantity.multipleOfBottles", { saying: "multipleOfBottles", n: 6 }],
  ["stock.left", { saying: "left", n: 6 }],
  ["cart.full", { saying: "full", n: 6 }],
  ["cart.gone", { saying: "gone" }],
  ["code.unknown", { saying: "code" }],
] as const)("[§5] [§8] %s is known by its words in both languages, and a page says the same", (key, said) => {
  for (const locale of locales) {
    expect(recognise(messageText(key, locale, { n: 6, max: 6 }), locale)).toEqual(said);
    expect(pages[locale][`cartSaid.${said.saying}`]).toBe(serverMessages[locale][key].replace("{max}", "{n}"));
  }
});

test("other words are none of them", () => {
  expect(recognise("Only many items remaining in stock", "en_US")).toBeNull();
  expect(recognise("", "fr_FR")).toBeNull();
});

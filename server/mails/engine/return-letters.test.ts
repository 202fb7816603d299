import { expect, test } from "vitest";

import { returnStates } from "#schemas/commerce/return-states.ts";
import type { Locale } from "#schemas/locale.ts";

import { letterOf } from "./letters.ts";

const data = {
  ...{ code: "CD-7K3M9Q2", idOrder: 1, name: "Claire Cliente", receivedAt: "2026-11-24T23:12:07.000Z", isWhole: true },
  ...{ products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 6 }], amount: 91.2, refundBy: "2026-12-09" },
  refundedAt: null,
};

const write = (kind: string, locale: Locale, given: object = data) =>
  letterOf(kind, given, { locale, origin: "https://cave.test", estate: "Domaine", email: "cave@domaine.test" });

test("[W2] the receipt says what was declared, by whom, and when it came, to the second on the estate's clock", () => {
  const french = write("withdrawal-received", "fr_FR");
  expect(french.subject).toContain("CD-7K3M9Q2");
  expect(french.told?.map(({ lines }) => lines)).toEqual([
    ["CD-7K3M9Q2"],
    ["Claire Cliente"],
    ["6 × Les Terrasses 2022"],
    ["25/11/2026 à 00:12:07 (heure de Paris)"],
  ]);
  expect(write("withdrawal-received", "en_US").told?.at(-1)?.lines).toEqual(["25/11/2026 at 00:12:07 (time in Paris)"]);
});

test("[W5] it says what is given back and by when; what cost nothing, that there is nothing", () => {
  expect(write("withdrawal-received", "en_US").after.join()).toContain("€91.20 back by 09/12/2026");
  expect(write("withdrawal-received", "en_US", { ...data, amount: 0 }).after.join()).toContain("nothing to give back");
});

test("[W5] the estate reads who withdrew, what it owes and how to give it back", () => {
  const letter = write("estate-withdrawal", "fr_FR", { ...data, id: 7, email: "claire@cliente.test" });
  expect(letter).toMatchObject({ replyTo: "claire@cliente.test" });
  expect(letter.after.join()).toContain("withdrawal refund 7");
  expect(letter.before.join()).toContain("09/12/2026");
});

test("[G5] each step of a return is told to who asked in words of its own, with the way to it", () => {
  const asked = {
    ...{ id: 3, idOrder: 1, code: "CD-7K3M9Q2", note: "Casse vue.", message: "Brisée.", amount: 12.9 },
    ...{ firstname: "Claire", lastname: "Cliente", email: "claire@cliente.test" },
    products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 1, reason: "BROKEN" }],
  };
  const subjects = returnStates.map((state) => write("return-step", "fr_FR", { ...asked, state }).subject);
  expect(new Set(subjects).size).toBe(returnStates.length);
  const refunded = write("return-step", "en_US", { ...asked, state: "REFUNDED" });
  expect(refunded.before.join()).toContain("€12.90 go back");
  expect(refunded.button?.href).toBe("https://cave.test/en_US/account/orders/1/return/3");
  expect(refunded.told?.map(({ lines }) => lines)).toEqual([
    ["1 × Les Terrasses 2022, Broken on arrival"],
    ["Casse vue."],
  ]);
  const estate = write("estate-return", "fr_FR", { ...asked, state: "ASKED" });
  expect(estate).toMatchObject({
    subject: "Retour 3, commande CD-7K3M9Q2\u00a0: Demandé",
    replyTo: "claire@cliente.test",
  });
  expect(estate.told?.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(["Brisée.", "Claire Cliente"]));
});

import { expect, test } from "vitest";

import type { Locale } from "#schemas/locale.ts";
import { mailedOrder } from "#tests/factories/mailed-order.ts";

import type { MailKinds } from "../rules.ts";

import { dress } from "./dress.ts";
import { letterOf } from "./letters.ts";
import type { Sender } from "./sender.ts";

const origin = "https://www.estate.test";
const email = "cave@estate.test";
const sender = { name: "Le Domaine", address: email, replyTo: email, headOffice: "", phone: "" } as const;
const estate: Sender = { ...sender, primary: null, accent: null };
const key = "K3y-of-22-characters__";

function write<Kind extends keyof MailKinds>(kind: Kind, data: MailKinds[Kind], locale: Locale = "fr_FR") {
  const letter = letterOf(kind, data, { locale, origin, estate: estate.name, email });
  const dressed = dress(letter, { locale, origin, estate });
  // What stands between a number and its sign is a matter of typography.
  return { letter, html: dressed.html, text: dressed.text.replaceAll(/[\u00a0\u202f]/g, " ") };
}

test("a confirmation lists what was bought, every sum, the VAT by rate, where it goes and the invoice", () => {
  const { text } = write("order-paid", { order: mailedOrder, key, withdrawalDays: 14 });
  for (const part of [
    "Votre commande CD-7K3M9Q2 est confirmée",
    "votre paiement de 137,07 € nous est parvenu",
    "Commande CD-7K3M9Q2 du 20/05/2026",
    "Grande Cuvée 2022\n  75 cl · 6 × 22,05 € : 132,30 €",
    "Huile de pépins\n  1 × 10,00 € : 10,00 €",
    "Produits : 142,30 €\nCode de réduction PRINTEMPS : −14,23 €\nLivraison : 9,00 €\nTotal TTC : 137,07 €",
    "dont TVA à 20 % : 21,23 €\ndont TVA à 5,5 % : 0,50 €",
    "Livraison :\nMarie Aubert\n3 rue des Forges\nBâtiment B\n21000 Dijon\nColissimo",
    "Facturation :\nMarie Aubert\n1 rue de la Paix\n4000 Liège\nBelgique",
    "Facture :\n2026-000042\n20/05/2026",
  ]) {
    expect(text).toContain(part);
  }
});

test("and says how one may withdraw, within which days, and where that is written (L9, L17)", () => {
  const { text } = write("order-paid", { order: mailedOrder, key, withdrawalDays: 30 }, "en_US");
  expect(text).toContain("withdraw from this purchase within 30 days");
  expect(text).toContain(`write to us at ${email}`);
  expect(text).toContain(`${origin}/en_US/sale-terms`);
  expect(text, "the form itself, which the customer keeps").toContain(
    "I withdraw from my contract of sale of the goods of the order CD-7K3M9Q2 of 20/05/2026",
  );
});

test("the order opens by its key, in the language in which it was placed", () => {
  for (const locale of ["fr_FR", "en_US"] as const) {
    const link = `${origin}${locale === "fr_FR" ? "" : "/en_US"}/cart/success/12?key=${key}`;
    const { html, text } = write("order-payment-failed", { order: mailedOrder, key }, locale);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  }
});

test("a parcel is followed at its carrier's, and without a link on the site", () => {
  expect(write("order-shipped", { order: mailedOrder, key }).text).toContain(
    "Numéro de colis : 6A12345678901\n\nSuivre mon colis :\nhttps://carrier.test/6A12345678901",
  );
  const order = { ...mailedOrder, trackingNumber: null, trackingLink: null };
  expect(write("order-shipped", { order, key }).letter.button?.href).toContain("/cart/success/12");
});

test("pick-up and parcel shop are told with place and time", () => {
  const pickup = {
    idSchedule: 1,
    date: "2026-05-21",
    from: "10:00",
    to: "12:00",
    place: { name: "La cave", address: "1 chemin des Vignes", postalCode: "21190", city: "Saint-Romain" },
  };
  const delivery = { ...mailedOrder.delivery, type: "CLICK_AND_COLLECT", address: null, pickup } as const;
  expect(write("order-ready", { order: { ...mailedOrder, delivery }, key }).text).toContain(
    "Retrait au domaine :\nLe 21/05/2026, entre 10:00 et 12:00\nLa cave\n1 chemin des Vignes\n21190 Saint-Romain",
  );
  const accessPoint = {
    ...{ id: "R1", name: "Tabac", addLine1: "2 place", zipCode: "21200", city: "Beaune" },
    ...({ country: "FR", position: null, icon: "shop" } as const),
  };
  const relay = { ...mailedOrder.delivery, type: "PICKUP", accessPoint } as const;
  expect(write("order-paid", { order: { ...mailedOrder, delivery: relay }, key, withdrawalDays: 14 }).text).toContain(
    "Point relais :\nTabac\n2 place\n21200 Beaune\nColissimo",
  );
});

test("the estate reads who ordered and what they wrote, and no key", () => {
  const { text, html, letter } = write("estate-new-order", { order: mailedOrder, key });
  expect(text).toContain("Client :\nMarie Aubert\nmarie@aubert.test\n+33612345678");
  expect(text).toContain("Message :\nSonnez deux fois, merci.");
  expect(text).toContain("npm run site -- order prepare CD-7K3M9Q2");
  expect(letter.button).toBeNull();
  expect(html).not.toContain(key);
});

test("nothing to pay is not told as paid", () => {
  const order = { ...mailedOrder, total: 0 };
  expect(write("order-paid", { order, key, withdrawalDays: 14 }).text).toContain("il n’y a rien à régler");
});

test("[S-25] what somebody wrote is text", () => {
  const order = { ...mailedOrder, message: `<img src=x onerror="alert(1)">` };
  const { html } = write("estate-new-order", { order, key });
  expect(html).toContain("&lt;img src=x");
  expect(html).not.toContain("<img");
});

test("[K6] what was made for its buyer is told as they asked for it; what they were told of has no right of withdrawal, and no form says it has; its guarantees stay", () => {
  const [wine, oil] = mailedOrder.products;
  if (!wine || !oil) throw new Error("the sample order has lost its lines");
  const said = [{ label: "Gravure", formAnswer: "Pour Lise" }];
  const engraved = { ...wine, customizations: said, isExcludedFromWithdrawal: true };
  const mixed = write("order-paid", {
    order: { ...mailedOrder, products: [engraved, engraved, oil] },
    key,
    withdrawalDays: 14,
  });
  expect(mixed.text).toContain("75 cl · 6 × 22,05 € · Gravure : Pour Lise : 132,30 €");
  expect(mixed.text).toContain(
    "sans droit de rétractation, comme indiqué avant la commande : Grande Cuvée. Les garanties légales",
  );
  expect(mixed.text).toContain("/withdrawal");
  const alone = { ...mailedOrder, products: [engraved] };
  const paid = write("order-paid", { order: alone, key, withdrawalDays: 14 });
  expect(paid.text).toContain("sans droit de rétractation");
  expect(paid.text).not.toContain("/withdrawal");
  expect(write("order-ready", { order: alone, key }).text).not.toContain("/withdrawal");
});

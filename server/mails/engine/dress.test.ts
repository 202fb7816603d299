import { describe, expect, test } from "vitest";

import { locales } from "#schemas/locale.ts";
import { mailedOrder } from "#tests/factories/mailed-order.ts";

import type { MailKinds } from "../rules.ts";

import { dress } from "./dress.ts";
import { letterOf } from "./letters.ts";

import type { Sender } from "./sender.ts";

const origin = "https://www.estate.test";
const estate: Sender = {
  name: "Château <Été>",
  address: "cave@estate.test",
  replyTo: null,
  headOffice: "1 chemin des Vignes, 21190 Saint-Romain",
  phone: "03 80 00 00 00",
  primary: "#6b1f2e",
  accent: null,
};
const bought = { order: mailedOrder, key: "K3y-of-22-characters__" };
const letter = {
  list: { fr_FR: "La lettre du domaine", en_US: "The estate’s letter" },
  leave: "/newsletter/unsubscribe/1.AbC",
};
const withdrawn = {
  ...{ code: "CD-7K3M9Q2", idOrder: 1, name: "Claire Cliente", receivedAt: "2026-11-24T23:12:07.000Z", isWhole: true },
  ...{ products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 6 }], amount: 91.2, refundBy: "2026-12-08" },
  refundedAt: null,
};
const returned = {
  ...{
    id: 3,
    idOrder: 1,
    code: "CD-7K3M9Q2",
    state: "ASKED" as const,
    note: "",
    message: "Un goulot\nbrisé",
    amount: 12.9,
  },
  ...{ firstname: "Claire", lastname: "Cliente", email: "claire@cliente.test" },
  products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 1, reason: "BROKEN" }],
} as const;
const data: MailKinds = {
  "password-reset": { firstname: "Marie", token: "AbC-_9", minutes: 60 },
  "admin-invitation": { firstname: "Paul", by: "Hélène Aurival", token: "AbC-_8", days: 7 },
  "password-changed": { firstname: "" },
  "account-opened": { firstname: "Marie" },
  "account-known": { firstname: "Marie" },
  "account-closed": { firstname: "Marie" },
  "withdrawal-received": withdrawn,
  "return-step": returned,
  "estate-return": returned,
  "estate-withdrawal": { ...withdrawn, id: 1, email: "claire@cliente.test" },
  "order-paid": { ...bought, withdrawalDays: 14 },
  "order-under-review": bought,
  "order-payment-failed": bought,
  "order-cancelled": bought,
  "order-refunded": { ...bought, euros: 12.5 },
  "order-shipped": bought,
  "order-ready": bought,
  "form-received": { title: "Une visite", confirmation: "", element: "L’atelier", seats: 2 },
  "form-answer": {
    title: "Une visite",
    element: "",
    lines: [{ label: "Message", said: ["Bonjour,\n<b>à bientôt</b>"] }],
    files: 2,
    replyTo: "lise@exemple.test",
  },
  "newsletter-confirm": { ...letter, token: "AbC-_9", days: 7 },
  "newsletter-welcome": letter,
  "estate-new-order": bought,
  "estate-late-payment": bought,
};
const kinds = Object.keys(data) as (keyof MailKinds)[];

describe.each(locales)("mails in %s", (locale) => {
  const write = (kind: keyof MailKinds, given: unknown = data[kind]) => {
    const letter = letterOf(kind, given, { locale, origin, estate: estate.name, email: estate.address });
    return { letter, ...dress(letter, { locale, origin, estate }) };
  };

  test.each(kinds)("%s: in both forms, with the estate's name and the line on alcohol", (kind) => {
    const { html, text, letter } = write(kind);
    const alcohol = locale === "fr_FR" ? "L’abus d’alcool est dangereux pour la santé" : "Alcohol abuse is dangerous";
    for (const form of [html, text]) {
      expect(form).toContain(alcohol);
      expect(form).toContain("1 chemin des Vignes");
    }
    expect(text).toContain(letter.subject);
    expect(html).toContain("Château &lt;Été&gt;");
    expect(html).not.toContain("<Été>");
    expect(`${html}${text}`).not.toMatch(/[{}]|undefined|null/);
  });

  test("nothing is loaded from anywhere, and every link leads to the site", () => {
    for (const kind of kinds) {
      const { html } = write(kind);
      expect(html).not.toMatch(/<(img|link|script|style|iframe)\b|url\(|\bsrc=/i);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => new URL(href).origin);
      const carrier = kind === "order-shipped" ? ["https://carrier.test"] : [];
      expect(new Set(links)).toEqual(new Set([origin, ...carrier]));
    }
  });

  test("the link to a new password stands in both forms, in the mail's language", () => {
    const { html, text } = write("password-reset");
    const link = `${origin}${locale === "fr_FR" ? "" : "/en_US"}/password/reset/AbC-_9`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain("60 minutes");
  });

  test("the code of an order in the subject stands on one line", () => {
    expect(write("order-paid").letter.subject).toContain("CD-");
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(write("order-paid").html)?.[1];
    expect(heading).toMatch(/<span style="white-space:nowrap">CD-\w{7}<\/span>/);
  });

  test("[S-25] what somebody calls himself is text", () => {
    const { html } = write("account-opened", { firstname: `"{0}" & O'Neil` });
    expect(html).toContain("&quot;{0}&quot; &amp; O&#39;Neil");
    const linked = write("account-opened", { firstname: `<a href="https://evil.test">O'Neil</a>` });
    expect(linked.html).not.toContain("evil.test");
  });
});

test("a kind that nobody knows is not written", () => {
  const context = { locale: "fr_FR", origin, estate: "", email: "" } as const;
  expect(() => letterOf("constructor", {}, context)).toThrow("No mail is called constructor");
});

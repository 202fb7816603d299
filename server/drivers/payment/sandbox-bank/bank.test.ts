import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { createBankApp } from "./bank-app.ts";
import { Bank } from "./bank.ts";
import { Ledger } from "./ledger.ts";

const now = () => 1_700_000_000_000;

const wanted: Parameters<Bank["create"]>[0] = {
  id: "a",
  amountCents: 1000,
  currency: "EUR",
  orderCode: "CD-2222222",
  shop: "Le Domaine",
  email: "",
  locale: "fr_FR",
  returnUrl: "https://shop.test/",
  notifyUrl: "https://shop.test/n",
  expiresAt: now() + 60_000,
};

async function bankWith(file: string | null) {
  const ledger = await Ledger.open(file, now());
  return new Bank({ ledger, origin: () => "https://bank.test", now, wake: () => {} });
}

test("refunds that were wanted at once give no more back than came", async () => {
  const bank = await bankWith(null);
  const { reference } = await bank.create(wanted);
  const open = bank.find(reference);
  const paid = open && (await bank.pay(open, { number: "4000000000000002", lever: "NEVER" }));
  if (!paid) throw new Error("The bank has no such payment");
  const refunds = ["one", "two", "three"].map((key) => bank.refund(paid, { reference, key, cents: 600 }));
  expect(await Promise.all(refunds)).toEqual([true, false, false]);
});

test("who clicks twice is told that the money was taken when the books have it, by whichever answer", async () => {
  const dir = mkdtempSync(join(tmpdir(), "bank-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, "books.jsonl");
  const bank = await bankWith(file);
  const { reference } = await bank.create(wanted);
  const app = createBankApp({ bank, secret: "secret" });
  const click = async () => {
    const form = new URLSearchParams({ card: "4000000000000002", lever: "NEVER", do: "pay" });
    const { status } = await app.request(`/pay/${reference}`, { method: "POST", body: form });
    return { status, books: readFileSync(file, "utf8") };
  };
  for (const { status, books } of await Promise.all([click(), click(), click()])) {
    expect(status).toBe(303);
    expect(books).toContain(`"state":"CAPTURED"`);
  }
});

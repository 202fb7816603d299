import { expect, test } from "vitest";

import { Bank } from "./bank.ts";
import { Ledger } from "./ledger.ts";

test("refunds that were wanted at once give no more back than came", async () => {
  const now = () => 1_700_000_000_000;
  const ledger = await Ledger.open(null, now());
  const bank = new Bank({ ledger, origin: () => "https://bank.test", now, wake: () => {} });
  const { reference } = await bank.create({
    ...{ id: "a", amountCents: 1000, currency: "EUR", orderCode: "CD-2222222", shop: "Le Domaine", email: "" },
    ...{
      locale: "fr_FR",
      returnUrl: "https://shop.test/",
      notifyUrl: "https://shop.test/n",
      expiresAt: now() + 60_000,
    },
  });
  const open = bank.find(reference);
  const paid = open && (await bank.pay(open, { number: "4000000000000002", lever: "NEVER" }));
  if (!paid) throw new Error("The bank has no such payment");
  const wanted = ["one", "two", "three"].map((key) => bank.refund(paid, { reference, key, cents: 600 }));
  expect(await Promise.all(wanted)).toEqual([true, false, false]);
});

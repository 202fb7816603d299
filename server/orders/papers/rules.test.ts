import fc from "fast-check";
import { expect, test } from "vitest";

import { vatByRate } from "#schemas/commerce/order-vat.ts";

import { creditedTaxes, money, paperDay, percent } from "./rules.ts";

const part = fc.record({ rate: fc.constantFrom(0, 210, 550, 1000, 2000), cents: fc.integer({ min: 1, max: 500_000 }) });

test("[L19] refunds of an invoice, in whatever parts, are the invoice to the cent, tax and every rate", () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.nat(5_000),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 8 }),
      (lines, shipping, wishes) => {
        const invoice = vatByRate(lines, shipping);
        let left = invoice.reduce((sum, { cents }) => sum + cents, 0);
        const notes: (typeof invoice)[] = [];
        for (const wish of [...wishes, Infinity]) {
          const cents = Math.min(wish, left);
          if (cents === 0) continue;
          const note = creditedTaxes(invoice, notes, cents);
          expect(note.reduce((sum, each) => sum + each.cents, 0)).toBe(cents);
          for (const each of note) {
            expect(each.vatCents).toBeGreaterThanOrEqual(0);
            expect(each.vatCents).toBeLessThanOrEqual(each.cents);
          }
          notes.push(note);
          left -= cents;
        }
        for (const { rate, cents, vatCents } of invoice) {
          const all = notes.flat().filter((each) => each.rate === rate);
          expect(all.reduce((sum, each) => sum + each.cents, 0)).toBe(cents);
          expect(all.reduce((sum, each) => sum + each.vatCents, 0)).toBe(vatCents);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test("[L19] amounts, rates and days as French papers have them", () => {
  expect([money(123_456_789), money(5), money(-1_250)]).toEqual([
    "1\u00a0234\u00a0567,89\u00a0€",
    "0,05\u00a0€",
    "−12,50\u00a0€",
  ]);
  expect([percent(550), percent(2_000)]).toEqual(["5,5\u00a0%", "20\u00a0%"]);
  expect(paperDay(Date.parse("2026-12-31T23:30:00Z"))).toBe("01/01/2027");
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { vatByRate } from "./order-vat.ts";
import { salesOfCreditNote, salesOfInvoice } from "./paper-sales.ts";

const line = fc.record({ rate: fc.constantFrom(0, 210, 550, 1000, 2000), cents: fc.integer({ min: 0, max: 500_000 }) });

test("[V2] goods and shipping of an invoice are the invoice to the cent, tax and every rate", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(9_000), (lines, shipping) => {
      const invoice = vatByRate(lines, shipping);
      const parts = salesOfInvoice(invoice, lines);
      for (const { rate, cents, vatCents } of invoice) {
        const own = parts.filter((part) => part.rate === rate);
        expect(own.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
        expect(own.reduce((sum, part) => sum + part.vatCents, 0)).toBe(vatCents);
      }
      const shipped = parts.filter(({ kind }) => kind === "SHIPPING");
      expect(shipped.reduce((sum, part) => sum + part.cents, 0)).toBe(shipping);
      for (const part of parts) {
        expect(part.cents).toBeGreaterThanOrEqual(0);
        expect(part.vatCents).toBeGreaterThanOrEqual(0);
        // The exact tax in a price, in fractions of a cent.
        expect(Math.abs(part.vatCents - (part.cents * part.rate) / (10_000 + part.rate))).toBeLessThanOrEqual(
          1.000_001,
        );
      }
    }),
    { numRuns: 2_000 },
  );
});

test("[V2] shipping has the rate of what is shipped, and the parts of a rate stand side by side", () => {
  const lines = [
    { rate: 2_000, cents: 6_000 },
    { rate: 550, cents: 3_000 },
  ];
  expect(salesOfInvoice(vatByRate(lines, 900), lines)).toEqual([
    { kind: "GOODS", rate: 2_000, cents: 6_000, vatCents: 1_000 },
    { kind: "SHIPPING", rate: 2_000, cents: 600, vatCents: 100 },
    { kind: "GOODS", rate: 550, cents: 3_000, vatCents: 156 },
    { kind: "SHIPPING", rate: 550, cents: 300, vatCents: 16 },
  ]);
  expect(salesOfCreditNote([{ rate: 550, cents: 211, vatCents: 11 }])).toEqual([
    { kind: "REFUND", rate: 550, cents: 211, vatCents: 11 },
  ]);
});

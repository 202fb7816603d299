import type { VatPart } from "#schemas/commerce/order-vat.ts";
import type { LinesDocument, TotalLine } from "#schemas/documents/document.ts";
import { readLineAnswers } from "#server/customizations/read.ts";
import type { Row } from "#server/db/tables.ts";

import { localeOf } from "../read.ts";

import {
  commonOf,
  metaOf,
  money,
  nameOf,
  paperDay,
  percent,
  taxTable,
  taxesOf,
  wordsFor,
  type PaperParts,
} from "./rules.ts";

/** When a paper is issued, and its number. */
export interface Issue {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** An invoice (L19): lines with their price without tax, rate and amount by rate, discounts, shipping, totals. */
export function invoiceContent(parts: PaperParts, { number, issuedAt }: Issue): LinesDocument {
  const { order, lines } = parts;
  const say = wordsFor(localeOf(order));
  const taxes = taxesOf(order, lines);
  return {
    ...commonOf(parts, say, say("paper.invoice", { number }), issuedAt),
    meta: metaOf(order, issuedAt, say),
    columns: [
      { label: say("paper.name"), width: 44 },
      { label: say("paper.quantity"), width: 10, isNumber: true },
      { label: say("paper.unitNet"), width: 17, isNumber: true },
      { label: say("paper.vat"), width: 11, isNumber: true },
      { label: say("paper.gross"), width: 18, isNumber: true },
    ],
    rows: lines.map((line) => ({
      cells: [
        nameOf(line),
        String(line.quantity),
        money(netOf(line.unit_to_pay_cents, line.vat_rate)),
        percent(line.vat_rate),
        money(line.unit_to_pay_cents * line.quantity),
      ],
      notes: notesOf(line, say),
    })),
    totals: totalsOf(order, taxes, say),
    taxes: taxTable(taxes, say),
    notes: [
      order.total_cents === 0
        ? say("paper.nothingToPay")
        : say("paper.paid", { day: paperDay(order.paid_at ?? issuedAt) }),
      say("paper.retained"),
    ],
  };
}

type Say = ReturnType<typeof wordsFor>;

/** What a line is called besides its name: its number, and how it was made for its buyer. */
function knownAs({ reference, customizations }: Row<"order_line">, say: Say): readonly string[] {
  const said = readLineAnswers(customizations).map(({ label, formAnswer }) =>
    say("customization.said", { label, formAnswer }),
  );
  return [...(reference === "" ? [] : [`Réf. ${reference}`]), ...said];
}

function notesOf(line: Row<"order_line">, say: Say): readonly string[] {
  const off = line.unit_cents - line.unit_to_pay_cents;
  return [
    ...knownAs(line, say),
    ...(line.customization_cents > 0 ? [say("customization.held", { amount: money(line.customization_cents) })] : []),
    ...(off > 0 ? [say("paper.unitDiscount", { before: money(line.unit_cents), off: money(-off) })] : []),
  ];
}

/** One without its tax, half a cent up. */
function netOf(cents: number, rate: number): number {
  return Math.round((cents * 10_000) / (10_000 + rate));
}

function totalsOf(order: Row<"order">, taxes: readonly VatPart[], say: Say): readonly TotalLine[] {
  const tax = taxes.reduce((sum, { vatCents }) => sum + vatCents, 0);
  return [
    { label: say("paper.goods"), value: money(order.goods_cents) },
    ...(order.discount_cents > 0
      ? [{ label: say("paper.discount", { code: order.discount_code }), value: money(-order.discount_cents) }]
      : []),
    { label: say("paper.shipping"), value: money(order.shipping_cents) },
    { label: say("paper.totalNet"), value: money(order.total_cents - tax) },
    { label: say("paper.totalVat"), value: money(tax) },
    { label: say("paper.totalGross"), value: money(order.total_cents), isStrong: true },
  ];
}

/** A credit note: what was given back of an invoice, by rate. */
export function creditNoteContent(
  parts: PaperParts,
  { number, issuedAt }: Issue,
  invoice: Issue,
  taxes: readonly VatPart[],
): LinesDocument {
  const { order } = parts;
  const say = wordsFor(localeOf(order));
  const [cents, tax] = [
    taxes.reduce((sum, part) => sum + part.cents, 0),
    taxes.reduce((sum, part) => sum + part.vatCents, 0),
  ];
  const table = taxTable(taxes, say);
  return {
    ...commonOf(parts, say, say("paper.creditNote", { number }), issuedAt),
    meta: [
      ...metaOf(order, issuedAt, say),
      { label: say("paper.corrects"), text: `${invoice.number}, ${paperDay(invoice.issuedAt)}` },
    ],
    columns: [
      { label: say("paper.name"), width: 40 },
      ...table.columns.map((column) => ({ ...column, isNumber: true, width: 15 })),
    ],
    rows: table.rows.map(({ cells }) => ({
      cells: [say("paper.givenBack", { number: invoice.number }), ...cells],
      notes: [],
    })),
    totals: [
      { label: say("paper.totalNet"), value: money(cents - tax) },
      { label: say("paper.totalVat"), value: money(tax) },
      { label: say("paper.totalBack"), value: money(cents), isStrong: true },
    ],
    taxes: null,
    notes: [say("paper.backByCard")],
  };
}

const types = { WINE: "paper.type.WINE", BOX: "paper.type.BOX", OTHER: "paper.type.OTHER" } as const;

/** A delivery note (L24): what goes, of which kind, how many and how much of it; no prices. */
export function deliveryNoteContent(parts: PaperParts, issuedAt: number): LinesDocument {
  const { order, lines } = parts;
  const say = wordsFor(localeOf(order));
  const litres = (millilitres: number) =>
    `${(millilitres / 1_000)
      .toFixed(3)
      .replace(/\.?0+$/, "")
      .replace(".", ",")}\u00a0L`;
  const volume = lines.reduce((sum, { capacity_ml: one, quantity }) => sum + one * quantity, 0);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...commonOf(parts, say, say("paper.deliveryNote"), issuedAt),
    meta: [
      ...metaOf(order, issuedAt, say),
      ...(order.tracking_number === "" ? [] : [{ label: say("paper.parcel"), text: order.tracking_number }]),
    ],
    columns: [
      { label: say("paper.name"), width: 46 },
      { label: say("paper.type"), width: 22 },
      { label: say("paper.quantity"), width: 14, isNumber: true },
      { label: say("paper.volume"), width: 18, isNumber: true },
    ],
    rows: lines.map((line) => ({
      cells: [
        nameOf(line),
        say(types[line.type]),
        String(line.quantity),
        line.capacity_ml === 0 ? "–" : litres(line.capacity_ml * line.quantity),
      ],
      notes: knownAs(line, say),
    })),
    totals: [
      { label: say("paper.totalCount"), value: String(count) },
      ...(volume === 0 ? [] : [{ label: say("paper.totalVolume"), value: litres(volume), isStrong: true }]),
    ],
    taxes: null,
    notes: [say("paper.noPrices"), say("mail.alcohol")],
  };
}

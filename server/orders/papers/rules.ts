import { toEuros } from "#schemas/commerce/money.ts";
import { vatByRate, vatOf, type VatPart } from "#schemas/commerce/order-vat.ts";
import { spread } from "#schemas/commerce/spread.ts";
import type { OrderDelivery, PostalAddress } from "#schemas/content/order.ts";
import type { DocumentLook, LabelledText, LinesDocument, TableColumn } from "#schemas/documents/document.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { countryById } from "#schemas/site/countries.ts";
import { companyValue } from "#schemas/site/parameters/company-value.ts";
import type { Row } from "#server/db/tables.ts";
import { messageText } from "#server/text/message-text.ts";

export type Parameters = Readonly<Record<string, string | null>>;

/** What a paper is written from. */
export interface PaperParts {
  readonly order: Row<"order">;
  readonly lines: readonly Row<"order_line">[];
  readonly values: Parameters;
  readonly look: DocumentLook;
  /** The estate's name where no company's is set. */
  readonly site: string;
}

type Say = (key: ServerMessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** In French, as the law wants; beside it in English where the customer ordered in English. */
export function wordsFor(locale: Locale): Say {
  return (key, values = {}) => {
    const [french, own] = [messageText(key, "fr_FR", values), messageText(key, locale, values)];
    return french === own ? french : `${french} / ${own}`;
  };
}

/** What an order's total holds of each rate. */
export function taxesOf({ shipping_cents: shipping }: Row<"order">, lines: PaperParts["lines"]): readonly VatPart[] {
  return vatByRate(
    lines.map((line) => ({ rate: line.vat_rate, cents: line.to_pay_cents })),
    shipping,
  );
}

/**
 * What a refund holds of each rate: in proportion to what is left of the invoice, so that all of them together are the
 * invoice to the cent when all of it has gone back, tax too.
 */
export function creditedTaxes(
  invoice: readonly VatPart[],
  before: readonly (readonly VatPart[])[],
  cents: number,
): readonly VatPart[] {
  const given = (rate: number, of: "cents" | "vatCents") =>
    before.flat().reduce((sum, part) => sum + (part.rate === rate ? part[of] : 0), 0);
  const shares = spread(
    cents,
    invoice.map((part) => part.cents - given(part.rate, "cents")),
  );
  return invoice.flatMap(({ rate }, index) => {
    const own = shares[index] ?? 0;
    const [sum, tax] = [given(rate, "cents"), given(rate, "vatCents")];
    return own === 0 ? [] : [{ rate, cents: own, vatCents: vatOf({ rate, cents: sum + own }) - tax }];
  });
}

/** `12,50 €`, as French papers have it. */
export function money(cents: number): string {
  const amount = Math.abs(toEuros(cents)).toFixed(2).replace(".", ",");
  const grouped = amount.replaceAll(/\B(?=(?:\d{3})+,)/g, "\u00a0");
  return `${cents < 0 ? "−" : ""}${grouped}\u00a0€`;
}

/** `5,5 %`, of hundredths of a percent. */
export function percent(rate: number): string {
  return `${String(rate / 100).replace(".", ",")}\u00a0%`;
}

/** `24/11/2026`, the day in Paris. */
export function paperDay(instant: number): string {
  return dayOf(instant).split("-").toReversed().join("/");
}

/** Who sells: name, form, seat, and the numbers that the law wants. */
export function sellerOf({ values, site }: PaperParts, say: Say): LinesDocument["seller"] {
  const value = (type: string) => companyValue(type, values[type], "fr_FR");
  const siret = value("COMPANY_SIRET");
  const siren = siret.replaceAll(/\D/g, "").slice(0, 9);
  const lines = [
    value("COMPANY_LEGAL_NAME") || value("COMPANY_NAME") || site,
    [value("COMPANY_CORPORATE_FORM"), value("COMPANY_SHARE_CAPITAL")].filter(Boolean).join(", "),
    ...value("COMPANY_HEAD_OFFICE").split(/\s*\n\s*/),
    siren.length === 9 ? `SIREN ${siren.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0")}` : "",
    siret && `SIRET ${siret}`,
    value("COMPANY_RCS") && `RCS ${value("COMPANY_RCS").replace(/^RCS\s+/i, "")}`,
    value("COMPANY_VAT_NUMBER") && say("paper.vatNumber", { number: value("COMPANY_VAT_NUMBER") }),
    value("COMPANY_EMAIL"),
    value("COMPANY_PHONE"),
  ];
  return { label: say("paper.seller"), lines: lines.filter(Boolean) };
}

/** Whom it is billed to, and where it goes. */
export function partiesOf({ order }: PaperParts, say: Say): LinesDocument["parties"] {
  const delivery = deliveryOf(order);
  const billing = order.billing === "" ? delivery.address : (JSON.parse(order.billing) as PostalAddress);
  const name = `${order.firstname} ${order.lastname}`.trim();
  const buyer = billing ? addressLines(billing, order) : [name];
  const where = placeOf(delivery, order, say);
  return [
    { label: say("paper.buyer"), lines: [...buyer, order.email] },
    ...(where.length > 0 ? [{ label: say("paper.deliveredTo"), lines: where }] : []),
  ];
}

function placeOf({ address, accessPoint, pickup }: OrderDelivery, order: Row<"order">, say: Say): readonly string[] {
  if (pickup) {
    const { name, address: street, postalCode, city } = pickup.place;
    return [say("paper.pickup"), name, street, `${postalCode} ${city}`].filter(Boolean);
  }
  if (accessPoint) {
    const { name, addLine1, zipCode, city } = accessPoint;
    return [say("paper.relay"), name, addLine1, `${zipCode} ${city}`].filter(Boolean);
  }
  return address ? addressLines(address, order) : [];
}

function addressLines(address: PostalAddress, { firstname, lastname }: Row<"order">): readonly string[] {
  const name = [address.firstname, address.lastname].filter(Boolean).join(" ") || `${firstname} ${lastname}`;
  const country = countryById(address.idCountry, "fr_FR")?.name ?? "";
  const town = `${address.postalCode} ${address.city}`;
  return [name, address.address, address.addressPart2, town, country].filter(Boolean);
}

// Written from this type when the order was placed.
function deliveryOf({ delivery }: Row<"order">): OrderDelivery {
  return JSON.parse(delivery) as OrderDelivery;
}

/** What a line sells: name, vintage and size. */
export function nameOf(line: Row<"order_line">): string {
  const { name, year, capacity_ml: millilitres } = line;
  const comma = (value: number) => String(value).replace(".", ",");
  const size = millilitres < 1_000 ? `${comma(millilitres / 10)}\u00a0cl` : `${comma(millilitres / 1_000)}\u00a0L`;
  return [name + (year === null ? "" : ` ${year}`), millilitres === 0 ? "" : size].filter(Boolean).join(", ");
}

/** The tax of each rate as a table. */
export function taxTable(parts: readonly VatPart[], say: Say): NonNullable<LinesDocument["taxes"]> {
  const columns: readonly TableColumn[] = [
    { label: say("paper.rate"), width: 22 },
    { label: say("paper.base"), width: 26, isNumber: true },
    { label: say("paper.vat"), width: 24, isNumber: true },
    { label: say("paper.gross"), width: 28, isNumber: true },
  ];
  const rows = parts.map(({ rate, cents, vatCents }) => ({
    cells: [percent(rate), money(cents - vatCents), money(vatCents), money(cents)],
    notes: [],
  }));
  return { columns, rows };
}

/** What stands on every paper of an order. */
export function commonOf(parts: PaperParts, say: Say, heading: string, madeAt: number) {
  const { values, site, look, order } = parts;
  const estate = values["COMPANY_NAME"] || site;
  const seller = sellerOf(parts, say);
  return {
    kind: "LINES" as const,
    language: "fr-FR",
    title: `${heading} · ${order.code}`,
    author: estate,
    madeAt,
    look,
    estate,
    heading,
    seller,
    parties: partiesOf(parts, say),
    footer: [seller.lines.slice(0, 3).join(" · "), seller.lines.slice(3, -2).join(" · ")].filter(Boolean),
    page: "Page",
  };
}

/** A number, a day, an order: what a paper is known by. */
export function metaOf(order: Row<"order">, issuedAt: number, say: Say): readonly LabelledText[] {
  return [
    { label: say("paper.issued"), text: paperDay(issuedAt) },
    { label: say("paper.order"), text: order.code },
    { label: say("paper.ordered"), text: paperDay(order.created_at) },
  ];
}

import type { OrderDelivery, PostalAddress } from "#schemas/content/order.ts";
import { localeInfos } from "#schemas/locale.ts";
import { countryById } from "#schemas/site/countries.ts";
import { franceId } from "#schemas/site/france.ts";

import type { MailedOrder, MailKinds, OrderMail } from "../rules.ts";

import type { Letter, LetterList, Words } from "./letters.ts";

type OrderKind = Extract<keyof MailKinds, `order-${string}`> | "estate-new-order" | "estate-late-payment";

const withdrawalPath = "/withdrawal";

/** The letters about orders. */
export const orderLetters: { readonly [Kind in OrderKind]: (data: MailKinds[Kind], words: Words) => Letter } = {
  "order-paid": (data, words) => ({
    ...toCustomer(data.order.total === 0 ? "orderFree" : "orderPaid", data, words),
    list: listOf(data.order, words),
    after: [...invoiceLink(data, words), ...withdrawal(data, words), words.text("mail.order.thanks")],
  }),
  "order-under-review": (data, words) => ({
    ...toCustomer("orderUnderReview", data, words),
    list: listOf(data.order, words),
  }),
  "order-payment-failed": (data, words) => toCustomer("orderPaymentFailed", data, words),
  "order-cancelled": (data, words) => toCustomer("orderCancelled", data, words),
  "order-refunded": (data, words) => toCustomer("orderRefunded", data, words, { amount: money(data.euros, words) }),
  "order-shipped": (data, words) => {
    const { trackingLink, trackingNumber } = data.order;
    const letter = toCustomer("orderShipped", data, words);
    const number = trackingNumber === null ? [] : [words.text("mail.order.parcel", { number: trackingNumber })];
    const button = { label: words.text("mail.order.follow"), href: trackingLink ?? "" };
    return {
      ...letter,
      before: [...letter.before, ...number],
      button: trackingLink === null ? letter.button : button,
      list: { ...listOf(data.order, words), sums: [] },
      after: withdrawHere(data.order, words),
    };
  },
  "order-ready": (data, words) => ({
    ...toCustomer("orderReady", data, words),
    list: { ...listOf(data.order, words), sums: [] },
    after: withdrawHere(data.order, words),
  }),
  "estate-new-order": (data, words) => toEstate("estateNewOrder", data, words),
  "estate-late-payment": (data, words) => toEstate("estateLatePayment", data, words),
};

type CustomerWords =
  | "orderPaid"
  | "orderFree"
  | "orderUnderReview"
  | "orderPaymentFailed"
  | "orderCancelled"
  | "orderRefunded"
  | "orderShipped"
  | "orderReady";

function toCustomer(name: CustomerWords, { order, key }: OrderMail, words: Words, values = {}): Letter {
  const { text, greet, address } = words;
  const known = { code: order.code, amount: money(order.total, words), ...values };
  return {
    subject: text(`mail.${name}.subject`, known),
    before: [greet(order.contact.firstname), text(`mail.${name}.text`, known)],
    button: { label: text("mail.order.look"), href: `${address(`/cart/success/${order.id}`)}?key=${key}` },
    after: [],
  };
}

function toEstate(name: "estateNewOrder" | "estateLatePayment", { order }: OrderMail, words: Words): Letter {
  const { text } = words;
  const known = { code: order.code, amount: money(order.total, words) };
  const { firstname, lastname, email, phone } = order.contact;
  const list = listOf(order, words);
  const customer = { title: text("mail.order.customer"), lines: lines([`${firstname} ${lastname}`, email, phone]) };
  const message = { title: text("mail.order.message"), lines: lines([order.message]) };
  return {
    subject: text(`mail.${name}.subject`, known),
    before: [text(`mail.${name}.text`, known)],
    button: null,
    list: { ...list, boxes: [customer, ...list.boxes, ...(message.lines.length > 0 ? [message] : [])] },
    after: [text(`mail.${name}.end`, known)],
  };
}

/** What was bought, what it costs with the VAT in it, and where it goes. */
function listOf(order: MailedOrder, words: Words): LetterList {
  const { text } = words;
  const sum = (label: string, euros: number, weight: "plain" | "strong" | "small" = "plain") => ({
    label,
    amount: money(euros, words),
    weight,
  });
  const code = { code: order.discountCode };
  return {
    title: text("mail.order.title", { code: order.code, day: day(order.date) }),
    rows: order.products.map((product) => ({
      title: product.year === null ? product.name : `${product.name} ${product.year}`,
      detail: lines([
        capacity(product, words),
        `${product.quantity} × ${money(product.unitPriceToPay, words)}`,
        ...(product.customizations ?? []).map((answer) => text("customization.said", { ...answer })),
      ]).join(" · "),
      amount: money(product.unitPriceToPay * product.quantity, words),
    })),
    sums: [
      sum(text("mail.order.goods"), order.subtotal),
      ...(order.discount > 0 ? [sum(text("mail.order.discount", code), -order.discount)] : []),
      sum(text("mail.order.shipping"), order.shippingFees),
      sum(text("mail.order.total"), order.total, "strong"),
      ...order.vat.map(({ rate, vat }) => sum(text("mail.order.vat", { rate: percent(rate, words) }), vat, "small")),
    ],
    boxes: [
      ...deliveryBox(order.delivery, words),
      ...(order.billing ? [{ title: text("mail.order.billing"), lines: addressLines(order.billing, words) }] : []),
      ...(order.invoiceNumber === null || order.paidAt === null
        ? []
        : [{ title: text("mail.order.invoice"), lines: [order.invoiceNumber, day(order.paidAt)] }]),
    ],
  };
}

function deliveryBox(
  { type, address, service, accessPoint, pickup }: OrderDelivery,
  words: Words,
): LetterList["boxes"] {
  const { text } = words;
  if (type === "NO_DELIVERY") return [];
  if (pickup) {
    const { place, date, from, to } = pickup;
    const where = lines([place.name, place.address, `${place.postalCode} ${place.city}`]);
    const when = text("mail.order.slot", { day: day(`${date}T12:00:00Z`), from, to });
    return [{ title: text("mail.order.pickup"), lines: [when, ...where] }];
  }
  const name = service?.name ?? "";
  if (!accessPoint)
    return address
      ? [{ title: text("mail.order.delivery"), lines: lines([...addressLines(address, words), name]) }]
      : [];
  const { name: shop, addLine1, zipCode, city } = accessPoint;
  return [{ title: text("mail.order.relay"), lines: lines([shop, addLine1, `${zipCode} ${city}`, name]) }];
}

function addressLines(address: PostalAddress, { locale }: Words): readonly string[] {
  const { firstname, lastname, address: street, addressPart2, postalCode, city, idCountry } = address;
  const country = idCountry === franceId ? "" : (countryById(idCountry, locale)?.name ?? "");
  return lines([`${firstname} ${lastname}`, street, addressPart2, `${postalCode} ${city}`, country]);
}

/** Where the invoice is, as a PDF (L20): by the order's key, as nobody may be logged in. */
function invoiceLink({ order: { id, invoiceNumber: number }, key }: OrderMail, words: Words): readonly string[] {
  if (number === null) return [];
  const { origin } = new URL(words.address("/"));
  return [words.text("paper.mail", { number, address: `${origin}/api/order/${id}/papers/${number}?key=${key}` })];
}

/**
 * How the customer may withdraw, and the form for it: both have to be in what the customer can keep (L9, L17,
 * code de la consommation L221-13).
 */
function withdrawal(
  { withdrawalDays: days, order }: MailKinds["order-paid"],
  { text, email, address }: Words,
): readonly string[] {
  const { code, date, products } = order;
  const [terms, page] = [address("/sale-terms"), address(withdrawalPath)];
  const excluded = products.filter(({ isExcludedFromWithdrawal: own }) => own === true);
  const names = [...new Set(excluded.map(({ name }) => name))].join(", ");
  const but = excluded.length === 0 ? [] : [text("mail.order.withdrawalBut", { names })];
  if (!mayWithdraw(order)) return but;
  return [
    ...but,
    email === ""
      ? text("mail.order.withdrawal", { days, terms, page })
      : text("mail.order.withdrawalBy", { days, terms, page, email }),
    text("mail.order.withdrawalForm", { code, day: day(date) }),
  ];
}

/** Where the way out stands while the time for it runs (L10). */
function withdrawHere(order: MailedOrder, { text, address }: Words): readonly string[] {
  return mayWithdraw(order) ? [text("mail.order.withdrawHere", { page: address(withdrawalPath) })] : [];
}

/** Whether something of an order may be given back: not all of it was made for its buyer, who was told [K6]. */
function mayWithdraw({ products }: MailedOrder): boolean {
  return products.length === 0 || products.some(({ isExcludedFromWithdrawal: own }) => own !== true);
}

function capacity(product: MailedOrder["products"][number], { locale }: Words): string {
  const number = new Intl.NumberFormat(localeInfos[locale].iso).format(product.capacity);
  return product.capacity > 0 ? `${number} ${product.capacityUnit === "LITER" ? "L" : "cl"}` : "";
}

function money(euros: number, { locale }: Words): string {
  return new Intl.NumberFormat(localeInfos[locale].iso, { style: "currency", currency: "EUR" })
    .format(euros)
    .replace("-", "−");
}

/** A rate of so many hundredths of a percent. */
function percent(rate: number, { locale }: Words): string {
  const format = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(localeInfos[locale].iso, format).format(rate / 10_000);
}

/** A day of the estate's, dd/mm/yyyy in both languages (spec §9). */
function day(instant: string): string {
  return new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short" }).format(new Date(instant));
}

function lines(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

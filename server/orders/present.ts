import { presentCapacity } from "#schemas/commerce/capacity.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import { isOpen, orderStates, type OrderState } from "#schemas/commerce/order-states.ts";
import { vatByRate } from "#schemas/commerce/order-vat.ts";
import type { Order, OrderDelivery, OrderProduct, OrderStatus, PostalAddress } from "#schemas/content/order.ts";
import type { Locale } from "#schemas/locale.ts";
import { readLineAnswers } from "#server/customizations/read.ts";
import { productUrl } from "#server/catalogue/products/links.ts";
import type { Row } from "#server/db/tables.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";
import { messageText } from "#server/text/message-text.ts";

/** A line with what is asked of the catalogue to show it. */
export interface OrderLineRow extends Row<"order_line">, ImageRow {
  readonly product_id: number;
  readonly slug: string;
}

/** An order as it is sent. */
export function presentOrder(order: Row<"order">, lines: readonly OrderLineRow[], locale: Locale): Order {
  const { email, phone, firstname, lastname } = order;
  const taxed = lines.map((line) => ({ rate: line.vat_rate, cents: line.to_pay_cents }));
  return {
    id: order.id,
    code: order.code,
    date: instant(order.created_at),
    state: order.state,
    status: presentStatus(order.state, locale),
    isPayable: isOpen(order.state),
    holdEndsAt: instant(order.hold_ends_at),
    paidAt: order.paid_at === null ? null : instant(order.paid_at),
    invoiceNumber: order.invoice_number,
    contact: { email, phone, firstname, lastname },
    delivery: readDelivery(order),
    billing: readBilling(order),
    message: order.message,
    products: lines.map((line) => presentLine(line, locale)),
    subtotal: toEuros(order.goods_cents),
    discountCode: order.discount_code,
    discount: toEuros(order.discount_cents),
    shippingFees: toEuros(order.shipping_cents),
    total: toEuros(order.total_cents),
    vat: vatByRate(taxed, order.shipping_cents).map(({ rate, cents, vatCents }) => ({
      rate,
      total: toEuros(cents),
      vat: toEuros(vatCents),
    })),
    refunded: toEuros(order.refunded_cents),
    trackingNumber: order.tracking_number || null,
    trackingLink: order.tracking_link || null,
  };
}

/** A state in words; its id is its place in the list. */
export function presentStatus(state: OrderState, locale: Locale): OrderStatus {
  return { id: orderStates.indexOf(state) + 1, value: messageText(`order.state.${state}`, locale) };
}

// Both were written from these types when the order was placed.
function readDelivery({ delivery }: Row<"order">): OrderDelivery {
  return JSON.parse(delivery) as OrderDelivery;
}

function readBilling({ billing }: Row<"order">): PostalAddress | null {
  return billing === "" ? null : (JSON.parse(billing) as PostalAddress);
}

function presentLine(line: OrderLineRow, locale: Locale): OrderProduct {
  return {
    id: line.id,
    idProduct: line.product_id,
    idDeclination: line.declination_id,
    type: line.type,
    name: line.name,
    year: line.year,
    ...presentCapacity(line.capacity_ml),
    reference: line.reference,
    url: productUrl({ type: line.type, slug: line.slug, id: line.product_id }, locale),
    image: presentImage(line, locale),
    quantity: line.quantity,
    unitPrice: toEuros(line.unit_cents),
    unitPriceToPay: toEuros(line.unit_to_pay_cents),
    total: toEuros(line.total_cents),
    totalToPay: toEuros(line.to_pay_cents),
    vatRate: line.vat_rate,
    customizations: readLineAnswers(line.customizations),
    customizationPrice: toEuros(line.customization_cents),
    isExcludedFromWithdrawal: line.is_personalised === 1,
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

import type { DeskOrder, DeskOrderRow, Refundable } from "#schemas/content/desk-order.ts";
import type { Order } from "#schemas/content/order.ts";

const image = null;

const address = {
  ...{ firstname: "Odile", lastname: "Pèlerin", address: "3 rue des Forges", addressPart2: "" },
  ...{ postalCode: "21000", city: "Dijon", idCountry: 250 },
};

const order: Order = {
  ...{ id: 5, code: "CD-7K3M9Q2", date: "2026-11-02T09:30:00.000Z", state: "PAID" },
  status: { id: 5, value: "Payée" },
  ...{ isPayable: false, holdEndsAt: "2026-11-02T09:50:00.000Z", paidAt: "2026-11-02T09:35:00.000Z" },
  invoiceNumber: "2026-000012",
  contact: { email: "odile@exemple.test", phone: "+33612345678", firstname: "Odile", lastname: "Pèlerin" },
  delivery: {
    ...{ type: "DELIVERY", address, accessPoint: null, pickup: null },
    service: { serviceCode: "HOME", name: "Colissimo à domicile" },
  },
  ...{ billing: null, message: "Sonnez deux fois" },
  products: [
    {
      ...{ id: 11, idProduct: 1, idDeclination: 1, type: "WINE", name: "Éclat", year: 2022, capacity: 75 },
      ...{ capacityUnit: "CENTILITRE", reference: "EC", url: "/vins/eclat", image, quantity: 3, unitPrice: 11 },
      ...{ unitPriceToPay: 11, total: 33, totalToPay: 29.99, vatRate: 2000, customizationPrice: 0 },
      customizations: [{ id: 1, label: "Gravure", formAnswer: "À Lise", formAnswerPrice: 0 } as never],
      isExcludedFromWithdrawal: false,
    },
  ],
  ...{ subtotal: 33, discountCode: "NOEL", discount: 3.01, shippingFees: 9, total: 38.99 },
  vat: [{ rate: 2000, total: 38.99, vat: 6.5 }],
  ...{ refunded: 0, trackingNumber: null, trackingLink: null },
};

/** An order as the estate sees it, for tests. */
export function toldOrder(
  over: Partial<Order> & { readonly gone?: Refundable["lines"][number]["gone"] } = {},
  besides: Partial<DeskOrder> = {},
): DeskOrder {
  const { gone = { quantity: 0, amount: 0 }, ...own } = over;
  const blank = { id: null, what: "", words: "", actor: "", amount: null };
  return {
    order: { ...order, ...own },
    ...{ locale: "fr_FR", idUser: null },
    history: [
      { ...blank, kind: "STATE", date: "2026-11-02T09:35:00.000Z", what: "PAID", words: "Payée", actor: "PAYMENT" },
      { ...blank, kind: "PAYMENT", date: "2026-11-02T09:35:00.000Z", what: "CAPTURED", amount: 38.99 },
      {
        ...{ ...blank, kind: "MAIL", date: "2026-11-02T09:35:00.000Z", what: "order-paid SENT" },
        words: "odile@exemple.test",
      },
    ],
    papers: [
      {
        ...{ kind: "INVOICE", name: "Facture 2026-000012", url: "/api/order/5/papers/2026-000012" },
        ...{ number: "2026-000012", date: "2026-11-02T09:35:00.000Z", total: 38.99 },
      },
    ],
    files: [{ idLine: 11, name: "étiquette.png", url: "/api/forms/file/download/abc" }],
    ...{ returns: [], withdrawals: [] },
    refundable: { left: 38.99, wanted: 0, shipping: 9, lines: [{ id: 11, left: 3 - gone.quantity, gone }] },
    services: [
      { serviceCode: "HOME", name: "Colissimo à domicile" },
      { serviceCode: "UPS", name: "UPS" },
    ],
    ...besides,
  };
}

/** An order in a list, for tests. */
export function listedOrder(id: number, over: Partial<DeskOrderRow> = {}): DeskOrderRow {
  return {
    ...{ id, code: `CD-777777${id}`, date: "2026-11-02T09:30:00.000Z", state: "PAID", status: "Payée" },
    ...{ name: "Odile Pèlerin", email: "odile@exemple.test", type: "DELIVERY", place: "21000 Dijon", slot: null },
    ...{ count: 3, total: 38.99, refunded: 0, waits: { returns: 0, withdrawals: 0 }, hasMessage: false },
    ...over,
  };
}

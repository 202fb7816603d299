import type { Order, OrderProduct, OrderStep } from "#schemas/content/order.ts";
import type { OrderWithdrawals } from "#schemas/content/withdrawal.ts";
import type { OrderPaper } from "#schemas/content/order-paper.ts";

import { sampleLineAnswers } from "./customization-samples.ts";

const line: OrderProduct = {
  id: 1,
  idProduct: 1,
  idDeclination: 1,
  type: "WINE",
  name: "Les Terrasses",
  year: 2022,
  capacity: 75,
  capacityUnit: "CENTILITRE",
  reference: "LT22",
  url: "/wines/les-terrasses/1",
  image: null,
  quantity: 6,
  unitPrice: 12.9,
  unitPriceToPay: 12.9,
  total: 77.4,
  totalToPay: 77.4,
  vatRate: 2000,
  customizations: [],
  customizationPrice: 0,
  isExcludedFromWithdrawal: false,
};

const address = {
  firstname: "Marie",
  lastname: "Aubert",
  address: "3 rue des Forges",
  addressPart2: "",
  postalCode: "21000",
  city: "Dijon",
  idCountry: 250,
};

/** An order that waits for its payment, to be delivered. For fixtures. */
export const sampleOrder: Order = {
  id: 12,
  code: "CD-7K3M9Q2",
  date: "2026-11-22T13:05:00.000Z",
  state: "AWAITING_PAYMENT",
  status: { id: 1, value: "En attente de paiement" },
  isPayable: true,
  holdEndsAt: "2026-11-22T13:25:00.000Z",
  paidAt: null,
  invoiceNumber: null,
  contact: { email: "marie@exemple.test", phone: "+33612345678", firstname: "Marie", lastname: "Aubert" },
  delivery: {
    type: "DELIVERY",
    address,
    service: { serviceCode: "HOME", name: "Colissimo" },
    accessPoint: null,
    pickup: null,
  },
  billing: null,
  message: "",
  products: [line],
  subtotal: 77.4,
  discountCode: "",
  discount: 0,
  shippingFees: 9.9,
  total: 87.3,
  vat: [{ rate: 2000, total: 87.3, vat: 14.55 }],
  refunded: 0,
  trackingNumber: null,
  trackingLink: null,
};

/** One that was paid, fetched at the estate, with a code and a long name. For fixtures. */
export const collectedOrder: Order = {
  ...sampleOrder,
  id: 9,
  code: "CD-2W8XF4T",
  state: "PICKED_UP",
  status: { id: 11, value: "Picked up" },
  isPayable: false,
  paidAt: "2026-10-03T08:00:00.000Z",
  invoiceNumber: "2026-000042",
  delivery: {
    type: "CLICK_AND_COLLECT",
    address: null,
    service: null,
    accessPoint: null,
    pickup: {
      idSchedule: 1,
      date: "2026-10-04",
      from: "10:00",
      to: "12:00",
      place: {
        name: "Le caveau",
        address: "2 chemin des Murets",
        postalCode: "00000",
        city: "Montclair-sur-Orbrie",
      },
    },
  },
  billing: { ...address, addressPart2: "Bâtiment B", idCountry: 56 },
  message: "Un mot\nsur deux lignes",
  products: [
    { ...line, quantity: 12, total: 154.8, totalToPay: 140 },
    {
      ...line,
      id: 2,
      type: "BOX",
      name: "Le coffret des quatre saisons et de toutes les parcelles du domaine, millésimes choisis",
      year: null,
      capacity: 0,
      quantity: 1,
      total: 60,
      totalToPay: 54.8,
    },
  ],
  subtotal: 214.8,
  discountCode: "AUTOMNE",
  discount: 20,
  shippingFees: 0,
  total: 194.8,
  vat: [{ rate: 2000, total: 194.8, vat: 32.47 }],
  refunded: 12.9,
};

/** One of something that is made for its buyer, with a file. For fixtures. */
export const customizedOrder: Order = {
  ...sampleOrder,
  products: [
    {
      ...line,
      customizations: sampleLineAnswers.map((answer) => ({
        ...answer,
        url: answer.filename && "/api/forms/file/download/0123456789abcdef0123456789abcdef",
      })),
      customizationPrice: 39.99,
      isExcludedFromWithdrawal: true,
    },
    { ...line, id: 2 },
  ],
};

/** What became of it. For fixtures. */
export const sampleHistory: readonly OrderStep[] = [
  { state: "AWAITING_PAYMENT", status: { id: 1, value: "Awaiting payment" }, date: "2026-10-03T07:58:00.000Z" },
  { state: "PAID", status: { id: 5, value: "Paid" }, date: "2026-10-03T08:00:00.000Z" },
  { state: "PICKED_UP", status: { id: 11, value: "Picked up" }, date: "2026-10-04T09:12:00.000Z" },
];

/** What may be withdrawn from an order that was collected, and what was. */
export const sampleWithdrawals: OrderWithdrawals = {
  isOpen: true,
  endsOn: "2026-12-08",
  withdrawals: [
    {
      id: 1,
      code: collectedOrder.code,
      idOrder: collectedOrder.id,
      name: "Claire Cliente",
      receivedAt: "2026-11-24T09:12:30.000Z",
      isWhole: false,
      products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 2 }],
      amount: 23.22,
      refundBy: "2026-12-08",
      refundedAt: null,
    },
  ],
};

/** Its papers. For fixtures. */
export const samplePapers: readonly OrderPaper[] = [
  {
    ...{ kind: "INVOICE", name: "Facture 2026-000012", url: "/api/order/12/papers/2026-000012", number: "2026-000012" },
    ...{ date: "2026-10-03T08:00:00.000Z", total: 91.2 },
  },
  {
    ...{ kind: "CREDIT_NOTE", name: "Avoir AV-2026-000003", url: "/api/order/12/papers/AV-2026-000003" },
    ...{ number: "AV-2026-000003", date: "2026-10-05T08:00:00.000Z", total: 10 },
  },
  {
    ...{ kind: "DELIVERY_NOTE", name: "Bon de livraison", url: "/api/order/12/delivery-note", number: null },
    ...{ date: "2026-10-04T08:00:00.000Z", total: null },
  },
];

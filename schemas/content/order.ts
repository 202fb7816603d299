import type { DeliveryType, OrderState } from "../commerce/order-states.ts";
import type { Locale } from "../locale.ts";

import type { Image } from "./image.ts";
import type { LineAnswer } from "./product-customization.ts";
import type { CapacityUnit, ProductType } from "./product.ts";
import type { AddressLines } from "./address-lines.ts";
import type { AccessPoint } from "./shipping.ts";

/** Where a letter or a parcel is taken to; the country by its ISO number. */
export interface PostalAddress extends AddressLines {
  readonly idCountry: number;
}

/** Whom an order's mails go to. */
export interface OrderContact {
  readonly email: string;
  readonly phone: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** How somebody wants an order to come. */
export type DeliveryWish =
  | { readonly type: "DELIVERY"; readonly address: PostalAddress; readonly serviceCode: string }
  | {
      readonly type: "PICKUP";
      readonly address: PostalAddress;
      readonly serviceCode: string;
      readonly accessPointId: string;
      /** Where the access point was looked for, when that isn't the address's postal code. */
      readonly postalCode?: string;
    }
  | { readonly type: "CLICK_AND_COLLECT"; readonly idSchedule: number; readonly date: string }
  | { readonly type: "NO_DELIVERY" };

/**
 * What somebody orders: everything else (prices, fees, totals, the code) is looked up and reckoned where the order is
 * placed. The total that they saw, in cents, only refuses when it is another one; null: they saw none.
 */
export interface PlaceOrder {
  readonly idCart: string;
  readonly locale: Locale;
  /** Null: a guest's. */
  readonly userId: number | null;
  readonly contact: OrderContact;
  readonly delivery: DeliveryWish;
  readonly billing: PostalAddress | null;
  readonly message: string;
  readonly isOfAge?: boolean;
  readonly acceptsTerms?: boolean;
  readonly expectedTotalCents: number | null;
  /** The network that asks for it (`clientAddressOf`); left out: nobody's. */
  readonly clientAddress?: string;
}

/** What of an order says who wants it, and how it comes to them. */
export type OrderWish = Pick<PlaceOrder, "contact" | "delivery" | "billing" | "message">;

/** A line of an order as it was bought (spec §3). Euros; VAT in hundredths of a percent. */
export interface OrderProduct {
  readonly id: number;
  readonly idProduct: number;
  readonly idDeclination: number;
  readonly type: ProductType;
  readonly name: string;
  readonly year: number | null;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  readonly reference: string;
  readonly url: string;
  readonly image: Image | null;
  readonly quantity: number;
  /** One, before discounts. */
  readonly unitPrice: number;
  /** One, after the discounts on it and on its quantity. */
  readonly unitPriceToPay: number;
  readonly total: number;
  /** After discounts and the line's share of the discount code. */
  readonly totalToPay: number;
  readonly vatRate: number;
  /** What it is made like for its buyer, field by field; empty: as everybody gets it. */
  readonly customizations: readonly LineAnswer[];
  /** What that costs for one, which both unit prices hold. */
  readonly customizationPrice: number;
  /** Made for its buyer, nobody can withdraw from it: said before the order (L221-28 3°). */
  readonly isExcludedFromWithdrawal: boolean;
}

/** How an order comes; what doesn't belong to its type is null. */
export interface OrderDelivery {
  readonly type: DeliveryType;
  readonly address: PostalAddress | null;
  /** The carrier's service, as it was named when it was chosen. */
  readonly service: { readonly serviceCode: string; readonly name: string } | null;
  readonly accessPoint: AccessPoint | null;
  readonly pickup: OrderPickup | null;
}

/** When and where an order is picked up; times `HH:MM` in Paris. */
export interface OrderPickup {
  readonly idSchedule: number;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly postalCode: string;
    readonly city: string;
  };
}

/** What of a total is VAT; the rate in hundredths of a percent, both amounts in euros. */
export interface OrderVat {
  readonly rate: number;
  /** What is sold at this rate, including the tax. */
  readonly total: number;
  readonly vat: number;
}

/** A kind of state, in words (spec §3: id, value). */
export interface OrderStatus {
  readonly id: number;
  readonly value: string;
}

/** An order (spec §3). Euros including tax; instants as ISO 8601. */
export interface Order {
  readonly id: number;
  /** What people call it: `CD-7K3M9Q2`. */
  readonly code: string;
  /** When it was placed. */
  readonly date: string;
  readonly state: OrderState;
  readonly status: OrderStatus;
  /** True while it can be paid. */
  readonly isPayable: boolean;
  /** Until when its goods are held while it isn't paid. */
  readonly holdEndsAt: string;
  readonly paidAt: string | null;
  readonly invoiceNumber: string | null;
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly billing: PostalAddress | null;
  readonly message: string;
  readonly products: readonly OrderProduct[];
  /** What the goods cost after the discounts on them, before the code. */
  readonly subtotal: number;
  readonly discountCode: string;
  /** What the code takes off. */
  readonly discount: number;
  readonly shippingFees: number;
  readonly total: number;
  readonly vat: readonly OrderVat[];
  /** What was given back of it. */
  readonly refunded: number;
  readonly trackingNumber: string | null;
  readonly trackingLink: string | null;
}

export interface OrderList {
  readonly orders: readonly Order[];
  readonly total: number;
}

/** That an order came into a state, and when. */
export interface OrderStep {
  readonly state: OrderState;
  readonly status: OrderStatus;
  readonly date: string;
}

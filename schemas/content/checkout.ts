import type { DeliveryType } from "../commerce/order-states.ts";
import type { Country } from "../site/country.ts";
import type { OrderVat, PostalAddress } from "./order.ts";
import type { AccessPoint, PickupDay, ShippingOption } from "./shipping.ts";

/** What the first step asks, as it was typed: nothing of it need be right yet. */
export interface AddressStep {
  readonly email: string;
  readonly phone: string;
  readonly address: PostalAddress;
  /** Null: the bill goes where the goods go. */
  readonly billing: PostalAddress | null;
}

/** How it is to come: what belongs to other ways is empty. */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  /** The carrier's service, of DELIVERY and PICKUP. */
  readonly serviceCode: string;
  /** Of PICKUP. */
  readonly accessPointId: string;
  /** Of CLICK_AND_COLLECT; 0: none yet. */
  readonly idSchedule: number;
  /** `YYYY-MM-DD`, of CLICK_AND_COLLECT. */
  readonly date: string;
}

/** What the second step asks. */
export interface DeliveryStep {
  /** Null: nothing was chosen yet. */
  readonly delivery: DeliveryChoice | null;
  /** A word to the estate. */
  readonly message: string;
}

/** What may be wrong with what was typed; in words `checkout.…` of the server's messages. */
export const checkoutFaults = [
  "email",
  "emailForm",
  "phone",
  "phoneForm",
  "phoneMobile",
  "firstname",
  "lastname",
  "address",
  "postalCode",
  "postalCodeFrance",
  "city",
  "country",
  "tooLong",
  "delivery",
  "service",
  "accessPoint",
  "slot",
  "slotGone",
] as const;

export type CheckoutFault = (typeof checkoutFaults)[number];

/** What is wrong with one field: `address.postalCode`. */
export interface FaultyField {
  readonly key: string;
  readonly fault: CheckoutFault;
}

/** The same in the request's language: `error` is read after the field's name. */
export interface CheckoutProblem extends FaultyField {
  readonly error: string;
}

/** The steps of a purchase (spec §2), in their order. */
export const checkoutSteps = ["cart", "address", "shipping", "payment"] as const;

export type CheckoutStepName = (typeof checkoutSteps)[number];

/** Where each step stands, without a locale's prefix. */
export const checkoutPaths: Readonly<Record<CheckoutStepName, string>> = {
  cart: "/cart",
  address: "/cart/address",
  shipping: "/cart/shipping",
  payment: "/cart/payment",
};

/** The cart's page for who was further on their way: it says that the cart changed without them. */
export const changedCartPath = `${checkoutPaths.cart}?changed=elsewhere`;

/** A purchase on its way: what was typed for a cart, what is wrong with it, and what it comes to. Euros. */
export interface Checkout extends AddressStep, DeliveryStep {
  readonly problems: readonly CheckoutProblem[];
  /** The first step that isn't finished; `payment` when all are. */
  readonly step: CheckoutStepName;
  /** Where it may be sent, France first. */
  readonly countries: readonly Country[];
  /** False when there is nothing to carry: everything in the cart comes by itself. */
  readonly isCarried: boolean;
  /** The services that carry it to the address, the cheapest first; none while there is no address. */
  readonly options: readonly ShippingOption[];
  /** Why nothing carries it there, in the request's language; empty when something does. */
  readonly refusal: string;
  /** The goods after discounts, without delivery. */
  readonly subtotal: number;
  /** What discounts and the code take off the goods. */
  readonly discount: number;
  /** Null until a way is chosen. */
  readonly shippingFees: number | null;
  readonly total: number;
  /** What of the total is tax, by rate. */
  readonly vat: readonly OrderVat[];
}

/** A place of the estate where orders are picked up, and when. */
export interface PickupPlace {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly days: readonly PickupDay[];
  /** The days on which all is taken, `YYYY-MM-DD`. */
  readonly fullDays: readonly string[];
}

/** Where a purchase can be fetched. */
export interface CheckoutPlaces {
  /** Parcel shops near the address; none where no service leaves parcels. */
  readonly accessPoints: readonly AccessPoint[];
  /** Why there are none, in the request's language; empty otherwise. */
  readonly refusal: string;
  readonly places: readonly PickupPlace[];
}

/** Where an order is paid. */
export interface PaymentWay {
  readonly provider: string;
  readonly url: string;
}

/** An order that was just placed. Euros. */
export interface NewOrder {
  readonly id: number;
  readonly code: string;
  /** Reads a guest's order. */
  readonly key: string;
  readonly total: number;
  /** Null: there was nothing to pay. */
  readonly payment: PaymentWay | null;
}

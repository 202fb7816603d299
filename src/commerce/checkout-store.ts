import { makeAutoObservable, observableRef } from "mobx";

import { optionOf } from "#schemas/commerce/delivery-step.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Cart } from "#schemas/content/cart.ts";
import type { AddressStep, Checkout, DeliveryStep } from "#schemas/content/checkout.ts";
import type { AccessPoint, City } from "#schemas/content/shipping.ts";

import type { CartStore } from "./cart-store.ts";
import type { LocalDeliveryType, KeptChoices } from "./kept-choices.ts";
import { refusalText } from "./refusal-text.ts";
import type { ShippingStore } from "./shipping-store.ts";

/** Where something is to go, as far as its price needs it. */
export interface ShippedTo {
  readonly city: City;
  readonly country: KeptChoices["country"];
}

export interface CheckoutPorts {
  readonly call: Client["call"];
  /** The cart's id; null: there is none. */
  readonly cartId: () => string | null;
  readonly cart: Pick<CartStore, "cart" | "error" | "enterCode">;
  readonly shipping: ShippingStore;
}

/** A purchase on its way: what the server said of it last, while what is typed is kept on the server and here (ADR 055). */
export class CheckoutStore {
  /** Null: nothing was kept by this page yet. */
  checkout: Checkout | null = null;
  /** The cart's code since it was changed here; null: it wasn't. */
  code: Pick<Cart, "discountCode" | "isCodeApplied"> | null = null;
  /** Why the last code wasn't taken, in words; empty: it was. */
  codeRefusal = "";
  /** How many changes are on their way. */
  pending = 0;
  /** Whether the prices of shipping are of this page, and none that were kept. */
  isPriced = false;
  readonly #ports: CheckoutPorts;
  /** What was asked for last: one after the other, so that the last that was typed is the last that is kept. */
  #last: Promise<unknown> = Promise.resolve();
  #wanted: ShippedTo | null = null;

  constructor(ports: CheckoutPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { checkout: observableRef, code: observableRef }, { autoBind: true });
  }

  /** Keeps the address step as it was typed, right or wrong. Rejects when the server can't be had. */
  async saveAddress(step: AddressStep): Promise<Checkout | null> {
    const { shipping } = this.#ports;
    shipping.typeAddress(step.address);
    shipping.typePhone(step.phone);
    return await this.#save((cartId) => this.#ports.call("saveCheckoutAddress", { params: { cartId }, body: step }));
  }

  /** Keeps how it is to come (spec §4), and where from: one of the parcel shops and places that the page offers. */
  async saveDelivery(
    step: DeliveryStep,
    { points, idAddress }: { readonly points: readonly AccessPoint[]; readonly idAddress: number },
  ): Promise<Checkout | null> {
    const { shipping } = this.#ports;
    const { delivery, message } = step;
    shipping.typeMessage(message);
    if (delivery) {
      shipping.chooseDelivery(localTypes[delivery.type]);
      shipping.chooseAccessPoint(
        (delivery.type === "PICKUP" && points.find(({ id }) => id === delivery.accessPointId)) || null,
      );
      const { date, idSchedule } = delivery;
      const isDated = delivery.type === "CLICK_AND_COLLECT" && idSchedule > 0;
      shipping.chooseAppointment(isDated ? { date, idAddress, idSchedule } : null);
    }
    return await this.#save((cartId) => this.#ports.call("saveCheckoutDelivery", { params: { cartId }, body: step }));
  }

  /** Sets the discount code, or takes it away (empty), and asks what it all comes to then. Gives whether it was taken. */
  async enterCode(text: string): Promise<boolean> {
    const { cart, call } = this.#ports;
    this.begin();
    try {
      const isTaken = await cart.enterCode(text);
      this.noteCode(isTaken ? "" : cart.error);
      if (isTaken) await this.#save((cartId) => call("getCheckout", { params: { cartId } }));
      return isTaken;
    } catch (error) {
      this.noteCode(refusalText(error));
      return false;
    } finally {
      this.ended();
    }
  }

  /** Asks what shipping costs where it is to go now; while that is asked already, once more when the answer is here. */
  async price(to: ShippedTo): Promise<void> {
    const { shipping } = this.#ports;
    shipping.chooseCity(to.city);
    shipping.chooseCountry(to.country);
    this.#wanted = to;
    if (shipping.isCalculating) return;
    while (this.#wanted) {
      this.#wanted = null;
      await shipping.calculate();
      this.priced();
    }
  }

  begin(): void {
    this.pending += 1;
  }

  ended(): void {
    this.pending -= 1;
  }

  priced(): void {
    this.isPriced = true;
  }

  noteCode(refusal: string): void {
    this.codeRefusal = refusal;
    const { cart } = this.#ports.cart;
    if (refusal === "") this.code = cart;
  }

  take(checkout: Checkout): void {
    this.checkout = checkout;
    const { shipping } = this.#ports;
    const { options, delivery, refusal } = checkout;
    if (delivery?.type === "CLICK_AND_COLLECT") return;
    this.isPriced = true;
    shipping.setPrices(options, refusal);
    shipping.chooseCarrier(optionOf(delivery, options));
  }

  /** Forgets what it was told, as after an order or a logout; another page has been told later. */
  clear(): void {
    this.checkout = null;
    this.code = null;
    this.codeRefusal = "";
    this.isPriced = false;
  }

  async #save(call: (cartId: string) => Promise<Checkout>): Promise<Checkout | null> {
    const cartId = this.#ports.cartId();
    if (cartId === null) return null;
    this.begin();
    const turn = this.#last.then(() => call(cartId));
    this.#last = turn.catch(() => {});
    try {
      const checkout = await turn;
      this.take(checkout);
      return checkout;
    } finally {
      this.ended();
    }
  }
}

const localTypes: Readonly<Record<"DELIVERY" | "PICKUP" | "CLICK_AND_COLLECT" | "NO_DELIVERY", LocalDeliveryType>> = {
  DELIVERY: "delivery",
  PICKUP: "delivery",
  CLICK_AND_COLLECT: "clickAndCollect",
  NO_DELIVERY: "no_delivery",
};

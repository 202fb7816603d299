import { makeAutoObservable, observableRef } from "mobx";

import type { Client } from "#schemas/contract/client.ts";
import type { Cart } from "#schemas/content/cart.ts";
import type { DeliveryType } from "#schemas/commerce/order-states.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import type { AccessPoint, City, ShippingOption } from "#schemas/content/shipping.ts";

import type { Appointment, ChoiceMemory, KeptChoices, LocalDeliveryType } from "./kept-choices.ts";
import { refusalText } from "./refusal-text.ts";
import type { ShopWords } from "./shop-words.ts";

export interface ShippingPorts {
  readonly call: Client["call"];
  readonly memory: ChoiceMemory;
  readonly words: ShopWords;
  /** The cart as it is now. */
  readonly cart: () => Cart | null;
}

/** What an order's discount came to (spec §3). Euros. */
export interface OrderDiscount {
  readonly code: string;
  readonly total: number;
  readonly subtotal: number;
  readonly shippingFees: number;
}

/** How the cart is to come (spec §3, §4), kept in the browser (spec §9); what it costs is the server's word alone. */
export class ShippingStore {
  deliveryType: LocalDeliveryType | null;
  clickAndCollect: Appointment | null;
  city: City | null;
  country: KeptChoices["country"] | null;
  address: PostalAddress | null;
  phone: string;
  carrier: ShippingOption | null;
  prices: readonly ShippingOption[];
  accessPoint: AccessPoint | null;
  message = "";
  discount: OrderDiscount | null = null;
  error = "";
  isCalculating = false;
  readonly #ports: ShippingPorts;

  constructor(ports: ShippingPorts) {
    this.#ports = ports;
    const { memory } = ports;
    this.deliveryType = memory.read("deliveryType");
    this.clickAndCollect = memory.read("clickAndCollect");
    this.city = memory.read("city");
    this.country = memory.read("country");
    this.address = memory.read("address");
    this.phone = memory.read("phone") ?? "";
    this.carrier = memory.read("carrier");
    this.prices = memory.read("shippingPrices") ?? [];
    this.accessPoint = memory.read("pickupAddress");
    const whole = { clickAndCollect: observableRef, city: observableRef, country: observableRef } as const;
    const refs = { address: observableRef, carrier: observableRef, prices: observableRef, accessPoint: observableRef };
    makeAutoObservable(this, { ...whole, ...refs, discount: observableRef }, { autoBind: true });
  }

  /** The delivery type as the wire names it (spec §7); null while nothing is chosen. */
  get wireType(): DeliveryType | null {
    if (this.deliveryType === "clickAndCollect") return "CLICK_AND_COLLECT";
    if (this.deliveryType === "no_delivery") return "NO_DELIVERY";
    return this.deliveryType && (this.carrier?.deliveryType ?? "DELIVERY");
  }

  /** Chooses how it comes; click and collect forgets carrier, city, prices and access point (spec §4). */
  chooseDelivery(type: LocalDeliveryType): void {
    this.deliveryType = type;
    this.#ports.memory.write("deliveryType", type);
    if (type !== "clickAndCollect") return;
    this.chooseCarrier(null);
    this.chooseCity(null);
    this.setPrices([], "");
    this.chooseAccessPoint(null);
  }

  chooseAppointment(appointment: Appointment | null): void {
    this.clickAndCollect = appointment;
    this.#ports.memory.write("clickAndCollect", appointment);
  }

  chooseCity(city: City | null): void {
    this.city = city;
    this.#ports.memory.write("city", city);
  }

  chooseCountry(country: KeptChoices["country"] | null): void {
    this.country = country;
    this.#ports.memory.write("country", country);
  }

  chooseCarrier(carrier: ShippingOption | null): void {
    this.carrier = carrier;
    this.#ports.memory.write("carrier", carrier);
  }

  chooseAccessPoint(point: AccessPoint | null): void {
    this.accessPoint = point;
    this.#ports.memory.write("pickupAddress", point);
  }

  typeAddress(address: PostalAddress | null): void {
    this.address = address;
    this.#ports.memory.write("address", address);
  }

  typePhone(phone: string): void {
    this.phone = phone;
    this.#ports.memory.write("phone", phone === "" ? null : phone);
  }

  typeMessage(message: string): void {
    this.message = message;
  }

  takeDiscount(discount: OrderDiscount | null): void {
    this.discount = discount;
  }

  /**
   * Asks what shipping to the chosen place costs: never twice at once, without the carrier chosen before, and with no
   * prices left when it fails (spec §4). Needs products in the cart (spec §5). Gives whether there are prices.
   */
  async calculate(): Promise<boolean> {
    if (this.isCalculating) return false;
    this.chooseCarrier(null);
    const products = this.#ports.cart()?.products ?? [];
    if (products.length === 0) return this.#fail(this.#ports.words("shop.noProducts"));
    this.begin();
    try {
      const options = await this.#ports.call("calculateShippingFees", {
        body: {
          products: products.map(({ idProduct, idDeclination, quantity }) => ({ idProduct, idDeclination, quantity })),
          postalCode: this.city?.postalCode ?? "",
          country: this.country?.id ?? 0,
        },
      });
      this.setPrices(options, "");
      return true;
    } catch (error) {
      return this.#fail(refusalText(error));
    } finally {
      this.ended();
    }
  }

  /** Forgets everything, as after an order or a logout. */
  clear(): void {
    this.#ports.memory.clear();
    Object.assign(this, { deliveryType: null, clickAndCollect: null, city: null, country: null, address: null });
    Object.assign(this, { phone: "", carrier: null, prices: [], accessPoint: null });
    Object.assign(this, { message: "", discount: null, error: "" });
  }

  ended(): void {
    this.isCalculating = false;
  }

  setPrices(prices: readonly ShippingOption[], error: string): void {
    this.prices = prices;
    this.error = error;
    this.#ports.memory.write("shippingPrices", prices.length > 0 ? prices : null);
  }

  begin(): void {
    this.isCalculating = true;
    this.error = "";
  }

  #fail(error: string): false {
    this.setPrices([], error);
    return false;
  }
}

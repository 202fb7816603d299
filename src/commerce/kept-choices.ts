import type { PostalAddress } from "#schemas/content/order.ts";
import type { AccessPoint, City, ShippingOption } from "#schemas/content/shipping.ts";
import type { Country } from "#schemas/site/country.ts";

/** How something is to come, as the browser's own state names it (spec §3); the wire has names of its own. */
export type LocalDeliveryType = "delivery" | "clickAndCollect" | "no_delivery";

/** An appointment at the estate (spec §3): the day `YYYY-MM-DD`. */
export interface Appointment {
  readonly date: string;
  readonly idAddress: number;
  readonly idSchedule: number;
}

/** What the browser keeps of a purchase beside the cart's id (spec §9). Nothing of it is believed by the server. */
export interface KeptChoices {
  readonly city: City;
  readonly country: Pick<Country, "id" | "alphaThree">;
  readonly carrier: ShippingOption;
  readonly shippingPrices: readonly ShippingOption[];
  readonly address: PostalAddress;
  readonly phone: string;
  readonly deliveryType: LocalDeliveryType;
  readonly clickAndCollect: Appointment;
  /** Where a carrier leaves the parcel. */
  readonly pickupAddress: AccessPoint;
}

/** The keys of the local storage, each with the kind of its value: what another version left there is none. */
const kinds: Readonly<Record<keyof KeptChoices, "object" | "string">> = {
  city: "object",
  country: "object",
  carrier: "object",
  shippingPrices: "object",
  address: "object",
  phone: "string",
  deliveryType: "string",
  clickAndCollect: "object",
  pickupAddress: "object",
};

/** What a storage must be able to do; a browser's may throw when it is switched off. */
export type ChoiceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface ChoiceMemory {
  read<Key extends keyof KeptChoices>(key: Key): KeptChoices[Key] | null;
  /** Null forgets it. */
  write<Key extends keyof KeptChoices>(key: Key, value: KeptChoices[Key] | null): void;
  /** Forgets all of them. */
  clear(): void;
}

/** Keeps choices as JSON under their keys (spec §9); without a storage nothing is kept, and nothing fails. */
export function createChoiceMemory(storage: () => ChoiceStorage): ChoiceMemory {
  return { read, write, clear: () => keys().forEach((key) => write(key, null)) };

  function read<Key extends keyof KeptChoices>(key: Key): KeptChoices[Key] | null {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? "null");
      return typeof value === kinds[key] ? (value as KeptChoices[Key] | null) : null;
    } catch {
      return null;
    }
  }

  function write<Key extends keyof KeptChoices>(key: Key, value: KeptChoices[Key] | null): void {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage keeps nothing: the page goes on with what it has.
    }
  }
}

function keys(): readonly (keyof KeptChoices)[] {
  return Object.keys(kinds) as (keyof KeptChoices)[];
}

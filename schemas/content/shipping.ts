/** A town with one of its postal codes (spec §3, "Cart local state"). */
export interface City {
  readonly name: string;
  readonly postalCode: string;
}

/** A span of a day in which orders are picked up; times `HH:MM` in Paris. */
export interface PickupSchedule {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  /** How many orders more can be picked up then. */
  readonly remaining: number;
}

/** A day, `YYYY-MM-DD`, on which something can be picked up. */
export interface PickupDay {
  readonly date: string;
  readonly schedules: readonly PickupSchedule[];
}

/** Where a carrier leaves parcels for a customer (spec §3). */
export interface AccessPoint {
  /** The carrier's own. */
  readonly id: string;
  readonly name: string;
  readonly addLine1: string;
  readonly zipCode: string;
  readonly city: string;
  /** Two letters. */
  readonly country: string;
  /** Degrees, WGS 84; null where the carrier doesn't say. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** What stands beside it on a map: somebody's shop, or a locker. */
  readonly icon: "shop" | "locker";
}

/** How something comes to a customer, as the wire names it: to the door or to an access point. */
export type ShippedType = "DELIVERY" | "PICKUP";

/** A way to ship a cart (spec §3, "Shipping price option"). Euros. */
export interface ShippingOption {
  readonly id: number;
  readonly name: string;
  /** The public tariff. */
  readonly price: number;
  /** What is charged: nothing where the estate pays. */
  readonly fdp: number;
  readonly deliveryType: ShippedType;
  /** Whose service it is; VIGNOBLE_EXPORT is special. */
  readonly siteType: string;
  readonly serviceCode: string;
}

import type { AccessPoint } from "#schemas/content/shipping.ts";

/** Where somebody wants a parcel: a French town by one of its postal codes, and the day on which it is asked. */
export interface RelaySearch {
  readonly postalCode: string;
  readonly city: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Where parcels can be left for a customer. */
export interface RelaysDriver {
  /**
   * The access points near a town, at most 12; none where there are none. Rejects with a `RelaysUnavailable` when the
   * carrier can't be reached, takes too long or answers something else.
   */
  near(search: RelaySearch): Promise<readonly AccessPoint[]>;
}

/** The carrier didn't answer as it should; the message says how, and names nobody. */
export class RelaysUnavailable extends Error {
  override readonly name = "RelaysUnavailable";
}

/** The longest that a driver may take, in milliseconds. */
export const relaysTimeout = 5000;

/** As many points as a customer chooses among. */
export const mostPoints = 12;

/** A town with one of its postal codes (spec §3, "Cart local state"). */
export interface City {
  readonly name: string;
  readonly postalCode: string;
}

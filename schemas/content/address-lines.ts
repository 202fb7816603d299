/** The lines of an address (spec §3, "Address"), wherever it stands: a customer's, an order's, the estate's own. */
export interface AddressLines {
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string;
  readonly addressPart2: string;
  readonly postalCode: string;
  readonly city: string;
}

/** An address's country, in one language. */
export interface AddressCountry {
  /** The ISO number. */
  readonly id: number;
  readonly alphaTwo: string;
  readonly name: string;
}

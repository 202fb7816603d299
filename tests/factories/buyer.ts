import { anAddress } from "#schemas/contract/calls/an-address.ts";

/** Who buys in tests, as the address step's form names what they type. */
export const buyer = {
  email: "claire@example.org",
  phone: "06 12 34 56 78",
  "address.firstname": anAddress.firstname,
  "address.lastname": anAddress.lastname,
  "address.address": anAddress.address,
  "address.postalCode": anAddress.postalCode,
  "address.city": anAddress.city,
} as const;

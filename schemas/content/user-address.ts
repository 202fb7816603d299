import type { AddressType, AddressTypeValue } from "./company-address.ts";

/** What a customer's address may be the first choice for. */
export const userAddressTypes = ["DELIVERY", "BILLING"] as const satisfies readonly AddressTypeValue[];

export type UserAddressType = (typeof userAddressTypes)[number];

/** An address that a customer keeps (spec §3, "Address"); `type` is what it is taken for unless another is chosen. */
export interface UserAddress {
  readonly id: number;
  readonly type: readonly AddressType[];
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string;
  readonly addressPart2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: { readonly id: number; readonly alphaTwo: string; readonly name: string };
}

/** How many a customer keeps. */
export const mostUserAddresses = 20;

import type { AddressCountry, AddressLines } from "./address-lines.ts";
import type { AddressType, AddressTypeValue } from "./company-address.ts";

/** What a customer's address may be the first choice for. */
export const userAddressTypes = ["DELIVERY", "BILLING"] as const satisfies readonly AddressTypeValue[];

export type UserAddressType = (typeof userAddressTypes)[number];

/** An address that a customer keeps (spec §3, "Address"); `type` is what it is taken for unless another is chosen. */
export interface UserAddress extends AddressLines {
  readonly id: number;
  readonly type: readonly AddressType[];
  readonly country: AddressCountry;
}

/** How many a customer keeps. */
export const mostUserAddresses = 20;

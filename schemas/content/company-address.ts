import { inLocale, type Locale, type Localized } from "../locale.ts";

import type { AddressCountry, AddressLines } from "./address-lines.ts";

/** What an address is for; `value` is what the wire and the filters know it by. */
export interface AddressType {
  readonly id: number;
  readonly value: AddressTypeValue;
  readonly label: string;
}

export const addressTypeValues = ["BILLING", "DELIVERY", "HEAD_OFFICE", "CELLAR", "SHOP", "CLICK_AND_COLLECT"] as const;

export type AddressTypeValue = (typeof addressTypeValues)[number];

/** What people read for an address type. */
export const addressTypeLabels: Readonly<Record<AddressTypeValue, Localized<string>>> = {
  BILLING: { fr_FR: "Facturation", en_US: "Billing" },
  DELIVERY: { fr_FR: "Livraison", en_US: "Delivery" },
  HEAD_OFFICE: { fr_FR: "Siège", en_US: "Head office" },
  CELLAR: { fr_FR: "Cave", en_US: "Cellar" },
  SHOP: { fr_FR: "Boutique", en_US: "Shop" },
  CLICK_AND_COLLECT: { fr_FR: "Retrait sur place", en_US: "Click and collect" },
};

/** What addresses are for, in one language; their ids are their places in the list. */
export function addressTypesIn(locale: Locale): readonly AddressType[] {
  return addressTypeValues.map((value, index) => ({
    id: index + 1,
    value,
    label: inLocale(addressTypeLabels[value], locale) ?? value,
  }));
}

/** One span of a weekday: 1 is Monday. A day with a break has two, a closed day none. Times `HH:MM`, Europe/Paris. */
export interface OpeningHours {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** A place of the estate's own, in one language (spec §3, "Address"). */
export interface CompanyAddress extends AddressLines {
  readonly id: number;
  readonly type: readonly AddressType[];
  readonly name: string;
  /** Plain text: how to get there. */
  readonly text: string;
  readonly country: AddressCountry;
  readonly phone: string;
  readonly email: string;
  /** Degrees, WGS 84. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly openingHours: readonly OpeningHours[];
}

export interface CompanyAddressList {
  readonly addresses: readonly CompanyAddress[];
  readonly total: number;
}

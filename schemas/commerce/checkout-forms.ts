import type { AddressStep, DeliveryStep } from "../content/checkout.ts";
import type { PostalAddress } from "../content/order.ts";

import { readWay } from "./delivery-way.ts";

/** Gives what a form's field holds; empty where there is none. */
type ReadField = (name: string) => string;

const lines = ["firstname", "lastname", "address", "addressPart2", "postalCode", "city", "idCountry"] as const;

/** The fields of the address step's form, in the page's order. */
export const addressFormFields: readonly string[] = [
  ...["email", "phone", "address.saved"],
  ...lines.map((line) => `address.${line}`),
  ...["address.keep", "hasBilling", "billing.saved"],
  ...lines.map((line) => `billing.${line}`),
  "billing.keep",
];

/** The two addresses of the address step, by what their fields' names begin with. */
export const addressKinds = ["address", "billing"] as const;

/** Where one of the addresses that a customer keeps is chosen, what its lines stand for in the form's fields. */
export function addressFields(kind: (typeof addressKinds)[number], address: PostalAddress): Record<string, string> {
  return Object.fromEntries(lines.map((line) => [`${kind}.${line}`, String(address[line])]));
}

/** The address step as its form has it. */
export function readAddressForm(read: ReadField): AddressStep {
  return {
    email: read("email"),
    phone: read("phone"),
    address: readAddress(read, "address."),
    billing: read("hasBilling") === "true" ? readAddress(read, "billing.") : null,
  };
}

/** The lines of an address as a form has them; `prefix` is what their names begin with. */
export function readAddress(read: ReadField, prefix: "" | "address." | "billing." = ""): PostalAddress {
  const [firstname, lastname, address, addressPart2, postalCode, city] = [
    read(`${prefix}firstname`),
    read(`${prefix}lastname`),
    read(`${prefix}address`),
    read(`${prefix}addressPart2`),
    read(`${prefix}postalCode`),
    read(`${prefix}city`),
  ];
  const country = read(`${prefix}idCountry`);
  const idCountry = /^\d{1,3}$/.test(country) ? Number(country) : 0;
  return { firstname, lastname, address, addressPart2, postalCode, city, idCountry };
}

/** The fields of the delivery step's form, in the page's order. */
export const deliveryFormFields: readonly string[] = ["way", "accessPoint", "day", "slot", "message"];

/**
 * A day on which something is fetched somewhere, and a schedule on that day, as forms post them: an hour that was chosen
 * for another day than the one that is chosen now counts for nothing.
 */
export function dayValue(idPlace: number, date: string): string {
  return `${date}_${idPlace}`;
}

export function slotValue(idSchedule: number, day: string): string {
  return `${idSchedule}_${day}`;
}

/** The delivery step as its form has it; a slot is `<schedule>_<date>_<place>`, or without its place where no day is asked. */
export function readDeliveryForm(read: ReadField): DeliveryStep {
  const way = readWay(read("way"));
  const day = read("day");
  const slot = day === "" || read("slot").endsWith(`_${day}`) ? read("slot") : "";
  const [, idSchedule = "0", date = ""] = /^(\d{1,9})_(\d{4}-\d{2}-\d{2})(?:_\d{1,9})?$/.exec(slot) ?? [];
  const accessPointId = read("accessPoint");
  return {
    delivery: way && { ...way, accessPointId, idSchedule: Number(idSchedule), date },
    message: read("message"),
  };
}

/** What the delivery step's form calls the keys of what is wrong. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  delivery: "way",
  "delivery.serviceCode": "way",
  "delivery.accessPointId": "accessPoint",
  "delivery.idSchedule": "slot",
};

/** The field of the delivery step's form that a key of what is wrong is about. */
export function deliveryFieldOf(key: string): string {
  return deliveryFieldNames[key] ?? key;
}

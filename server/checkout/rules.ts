import { isSameAddress, tidyAddress } from "#schemas/commerce/checkout-steps.ts";
import type {
  AddressStep,
  FaultyField,
  CheckoutStepName,
  DeliveryChoice,
  DeliveryStep,
} from "#schemas/content/checkout.ts";
import type { PlaceOrder, PostalAddress } from "#schemas/content/order.ts";
import { franceId } from "#schemas/site/france.ts";

/** Everything that was typed for a cart. */
export interface Draft extends AddressStep, DeliveryStep {}

const emptyAddress: PostalAddress = {
  firstname: "",
  lastname: "",
  address: "",
  addressPart2: "",
  postalCode: "",
  city: "",
  idCountry: franceId,
};

/** What is known of a customer before they type anything. */
interface Known {
  readonly email: string;
  readonly phone: string | null;
  readonly firstname: string;
  readonly lastname: string;
}

/** Where a customer's goods and bills go unless they say otherwise. */
interface KeptAddresses {
  readonly delivery: PostalAddress;
  readonly billing: PostalAddress;
}

/** The draft that a purchase begins with: empty, or with what a profile says and the addresses that are kept with it. */
export function firstDraft(known: Known | null, kept: KeptAddresses | null = null): Draft {
  const named = { ...emptyAddress, firstname: known?.firstname ?? "", lastname: known?.lastname ?? "" };
  return {
    email: known?.email ?? "",
    phone: known?.phone ?? "",
    address: kept?.delivery ?? named,
    billing: kept && !isSameAddress(kept.billing, kept.delivery) ? kept.billing : null,
    delivery: null,
    message: "",
  };
}

/** A choice without what belongs to other ways: click and collect leaves no carrier and no parcel shop (spec §4). */
export function tidyChoice({ type, ...choice }: DeliveryChoice): DeliveryChoice {
  const carried = type === "DELIVERY" || type === "PICKUP";
  const collected = type === "CLICK_AND_COLLECT";
  return {
    type,
    serviceCode: carried ? choice.serviceCode : "",
    accessPointId: type === "PICKUP" ? choice.accessPointId : "",
    idSchedule: collected ? choice.idSchedule : 0,
    date: collected ? choice.date : "",
  };
}

/** The first step that isn't finished. */
export function stepOf(hasGoods: boolean, problems: readonly FaultyField[]): CheckoutStepName {
  if (!hasGoods) return "cart";
  if (problems.some(({ key }) => !key.startsWith("delivery"))) return "address";
  return problems.length > 0 ? "shipping" : "payment";
}

/** What somebody sends with an order (spec §7, `POST /order`); what is left out is as it was typed. */
export interface OrderWishes {
  readonly user?: { readonly email?: string | undefined; readonly phone?: string | undefined } | undefined;
  readonly address?:
    | { readonly delivery?: PostalAddress | null | undefined; readonly billing?: PostalAddress | null | undefined }
    | undefined;
  readonly message?: string | undefined;
  readonly dateSchedule?: string | undefined;
  readonly idSchedule?: number | undefined;
  readonly delivery?:
    | {
        readonly type: DeliveryChoice["type"];
        readonly serviceCode?: string | undefined;
        readonly accessPointId?: string | undefined;
      }
    | undefined;
  readonly deliveryPostalCode?: string | undefined;
  readonly deliveryIdCountry?: number | undefined;
}

/** What was typed with what somebody sends in its place. */
export function withWishes(draft: Draft, wishes: OrderWishes): Draft {
  const { user, address, delivery, dateSchedule, idSchedule, deliveryPostalCode, deliveryIdCountry } = wishes;
  const chosen = delivery && { serviceCode: "", accessPointId: "", idSchedule: 0, date: "", ...delivery };
  const choice = chosen
    ? { ...chosen, serviceCode: chosen.serviceCode ?? "", accessPointId: chosen.accessPointId ?? "" }
    : draft.delivery;
  const scheduled = choice && {
    ...choice,
    idSchedule: idSchedule ?? choice.idSchedule,
    date: dateSchedule ?? choice.date,
  };
  const to = address?.delivery ?? draft.address;
  return {
    email: user?.email ?? draft.email,
    phone: user?.phone ?? draft.phone,
    address: {
      ...to,
      postalCode: deliveryPostalCode ?? to.postalCode,
      idCountry: deliveryIdCountry ?? to.idCountry,
    },
    billing: address?.billing === undefined ? draft.billing : address.billing,
    delivery: scheduled && tidyChoice(scheduled),
    message: wishes.message ?? draft.message,
  };
}

/** How an order comes, and where its bill goes, of a draft with nothing wrong. What isn't carried is billed to its address. */
export function wishOf(draft: Draft, isCarried: boolean): Pick<PlaceOrder, "delivery" | "billing" | "contact"> {
  const address = tidyAddress(draft.address);
  const billing = draft.billing && tidyAddress(draft.billing);
  const { firstname, lastname } = address;
  const contact = { email: draft.email.trim(), phone: draft.phone.trim(), firstname, lastname };
  const choice = isCarried ? draft.delivery : null;
  switch (choice?.type) {
    case "DELIVERY":
      return { contact, billing, delivery: { type: choice.type, address, serviceCode: choice.serviceCode } };
    case "PICKUP": {
      const { type, serviceCode, accessPointId } = choice;
      return { contact, billing, delivery: { type, address, serviceCode, accessPointId } };
    }
    case "CLICK_AND_COLLECT": {
      const { type, idSchedule, date } = choice;
      return { contact, billing: billing ?? address, delivery: { type, idSchedule, date } };
    }
    default:
      return { contact, billing: billing ?? address, delivery: { type: "NO_DELIVERY" } };
  }
}

/** What the order's body calls a key of what was typed. */
export function orderKeyOf(key: string): string {
  if (key === "email" || key === "phone") return `user.${key}`;
  if (key === "delivery.idSchedule") return "idSchedule";
  return key.replace(/^address\./, "address.delivery.").replace(/^billing\./, "address.billing.");
}

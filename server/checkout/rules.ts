import type {
  AddressStep,
  FaultyField,
  CheckoutStepName,
  DeliveryChoice,
  DeliveryStep,
} from "#schemas/content/checkout.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import type { ShippingOption } from "#schemas/content/shipping.ts";
import { franceId } from "#schemas/site/countries.ts";

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

/** The draft that a purchase begins with: empty, or with what a profile says. */
export function firstDraft(known: Known | null): Draft {
  return {
    email: known?.email ?? "",
    phone: known?.phone ?? "",
    address: { ...emptyAddress, firstname: known?.firstname ?? "", lastname: known?.lastname ?? "" },
    billing: null,
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

/** What a way is chosen among. */
export interface Ways {
  readonly isCarried: boolean;
  readonly options: readonly ShippingOption[];
  /** Whether the slot that was chosen may still be booked. */
  readonly isSlotOpen: boolean;
}

/** What is wrong with how it is to come; nothing where there is nothing to carry. */
export function deliveryProblems(choice: DeliveryChoice | null, ways: Ways): readonly FaultyField[] {
  if (!ways.isCarried) return [];
  switch (choice?.type) {
    case "DELIVERY":
    case "PICKUP": {
      if (!optionOf(choice, ways.options)) return [{ key: "delivery.serviceCode", fault: "service" }];
      const isPlaced = choice.type === "DELIVERY" || choice.accessPointId !== "";
      return isPlaced ? [] : [{ key: "delivery.accessPointId", fault: "accessPoint" }];
    }
    case "CLICK_AND_COLLECT":
      if (choice.idSchedule === 0 || choice.date === "") return [{ key: "delivery.idSchedule", fault: "slot" }];
      return ways.isSlotOpen ? [] : [{ key: "delivery.idSchedule", fault: "slotGone" }];
    default:
      return [{ key: "delivery", fault: "delivery" }];
  }
}

/** The service that was chosen; null when none was, and when it doesn't go there. */
export function optionOf(choice: DeliveryChoice | null, options: readonly ShippingOption[]): ShippingOption | null {
  return (
    options.find(
      ({ deliveryType, serviceCode }) => deliveryType === choice?.type && serviceCode === choice.serviceCode,
    ) ?? null
  );
}

/** The first step that isn't finished. */
export function stepOf(hasGoods: boolean, problems: readonly FaultyField[]): CheckoutStepName {
  if (!hasGoods) return "cart";
  if (problems.some(({ key }) => !key.startsWith("delivery"))) return "address";
  return problems.length > 0 ? "shipping" : "payment";
}

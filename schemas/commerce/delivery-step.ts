import type { DeliveryChoice, FaultyField } from "../content/checkout.ts";
import type { ShippingOption } from "../content/shipping.ts";

/** What tells a carrier's service from others. */
type Service = Pick<ShippingOption, "deliveryType" | "serviceCode">;

/** What a way is chosen among. */
export interface Ways {
  readonly isCarried: boolean;
  readonly options: readonly Service[];
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
export function optionOf<Option extends Service>(
  choice: DeliveryChoice | null,
  options: readonly Option[],
): Option | null {
  return (
    options.find(
      ({ deliveryType, serviceCode }) => deliveryType === choice?.type && serviceCode === choice.serviceCode,
    ) ?? null
  );
}

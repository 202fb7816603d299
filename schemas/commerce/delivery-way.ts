import type { DeliveryChoice } from "../content/checkout.ts";

import { type DeliveryType, deliveryTypes } from "./order-states.ts";

/** A way to receive something, as a form posts it: `DELIVERY:HOME`, `CLICK_AND_COLLECT`. */
export function writeWay({ type, serviceCode }: Pick<DeliveryChoice, "type" | "serviceCode">): string {
  return serviceCode === "" ? type : `${type}:${serviceCode}`;
}

/** Reads a way; null for what is none. */
export function readWay(text: string): Pick<DeliveryChoice, "type" | "serviceCode"> | null {
  const [type = "", serviceCode = ""] = text.split(/:(.*)/s, 2);
  return isType(type) ? { type, serviceCode } : null;
}

function isType(text: string): text is DeliveryType {
  return deliveryTypes.some((type) => type === text);
}

import { type DeliveryType, isOpen, leavesBy, type OrderState } from "./order-states.ts";

/** The lists that an estate works from: each paid order is in the one that says what is to be done with it next. */
export const workLists = ["prepare", "ship", "pickup", "answer"] as const;

export type WorkList = (typeof workLists)[number];

/** How many orders are prepared or printed at once. */
export const mostOrdersAtOnce = 50;

/** The steps that the estate takes by a press, without anything more to say. */
export const pressedSteps = ["PREPARING", "READY_FOR_PICKUP", "PICKED_UP", "DELIVERED", "CLOSED"] as const;

export type PressedStep = (typeof pressedSteps)[number];

/** A step of an order's way; one that leaves with a carrier is told with its number. */
export type NextStep = PressedStep | "SHIPPED";

/** What the estate can do next with an order, the usual thing first: what leaves needn't be told to be prepared before. */
export function stepsFrom(state: OrderState, type: DeliveryType): readonly NextStep[] {
  const leaves = leavesBy[type] as NextStep;
  switch (state) {
    case "PAID":
    case "PAID_STOCK_CONFLICT":
      return ["PREPARING", leaves];
    case "PREPARING":
      return [leaves];
    case "READY_FOR_PICKUP":
      return ["PICKED_UP"];
    case "SHIPPED":
      return ["DELIVERED"];
    case "DELIVERED":
    case "PICKED_UP":
      return ["CLOSED"];
    default:
      return [];
  }
}

/** What an order becomes whose bottles stand ready: it waits for the carrier, or for its customer. */
export function preparedAs(type: DeliveryType): PressedStep {
  return type === "CLICK_AND_COLLECT" ? "READY_FOR_PICKUP" : "PREPARING";
}

/** The mails to a customer that can be sent again while they say what is true. */
export const repeatedMails = ["order-paid", "order-ready", "order-shipped"] as const;

export type RepeatedMail = (typeof repeatedMails)[number];

/** Which mails can be sent again for an order as it stands. */
export function mailsToRepeat(state: OrderState, type: DeliveryType): readonly RepeatedMail[] {
  if (isOpen(state) || ["EXPIRED", "CANCELLED", "PAID_STOCK_CONFLICT"].includes(state)) return [];
  const hasShipped = leavesBy[type] === "SHIPPED" && ["SHIPPED", "DELIVERED", "CLOSED"].includes(state);
  const isReady = state === "READY_FOR_PICKUP";
  return [
    "order-paid",
    ...(isReady ? ["order-ready" as const] : []),
    ...(hasShipped ? ["order-shipped" as const] : []),
  ];
}

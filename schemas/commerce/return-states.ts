/** Where a return can be on its way (commerce §3.6b); who reads the wire reads them too. */
export const returnStates = [
  "ASKED",
  "REFUSED",
  "CANCELLED",
  "ACCEPTED",
  "LABEL_SENT",
  "RECEIVED",
  "REFUNDED",
  "CLOSED",
] as const;

export type ReturnState = (typeof returnStates)[number];

/** What may follow what [G2]. The customer may take back what they asked until a label is on its way to them. */
export const returnMoves: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  ASKED: ["ACCEPTED", "REFUSED", "CANCELLED"],
  ACCEPTED: ["LABEL_SENT", "CANCELLED"],
  LABEL_SENT: ["RECEIVED"],
  RECEIVED: ["REFUNDED"],
  REFUNDED: ["CLOSED"],
  CLOSED: [],
  REFUSED: [],
  CANCELLED: [],
};

/** The steps that the estate takes. */
export const estateSteps = ["ACCEPTED", "REFUSED", "LABEL_SENT", "RECEIVED", "REFUNDED", "CLOSED"] as const;

export type EstateStep = (typeof estateSteps)[number];

/** Tells whether a return may go from a state to another one; to its own it may, which changes nothing. */
export function mayReturnMove(from: ReturnState, to: ReturnState): boolean {
  return from === to || returnMoves[from].includes(to);
}

/** States in which the goods stay with their buyer. */
export const endedReturns: readonly ReturnState[] = ["REFUSED", "CANCELLED"];

/** States that nothing has left for yet: a withdrawal takes the place of such a return [W6]. */
export const openReturns: readonly ReturnState[] = ["ASKED", "ACCEPTED"];

/** Why something is sent back; a generic value of the type `return-reason`, whose id is its place from one. */
export const returnReasons = ["BROKEN", "CORKED", "WRONG_PRODUCT", "NOT_AS_DESCRIBED", "OTHER"] as const;

export type ReturnReason = (typeof returnReasons)[number];

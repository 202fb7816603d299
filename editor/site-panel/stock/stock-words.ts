import { useIntl } from "react-intl";

import type { StockForm, StockMovement } from "#schemas/content/inventory.ts";

import { useLineName } from "../orders/order-words.ts";

/** Gives the function that says what a form is called: name, vintage and size. */
export function useFormName(): (form: StockForm) => string {
  const lineName = useLineName();
  const { formatMessage } = useIntl();
  return (form) => lineName({ ...form, name: form.name || formatMessage({ id: "editor.stock.nameless" }) });
}

/** Gives the function that says who changed a stock. */
export function useMoverWords(): (movement: Pick<StockMovement, "actor" | "by">) => string {
  const { formatMessage } = useIntl();
  return ({ actor, by }) => (by === "" ? formatMessage({ id: `editor.stock.actor.${actor}` }) : by);
}

/** Gives the function that writes by how many a stock changed: its sign is always said. */
export function useChangeWords(): (pieces: number) => string {
  const { formatNumber } = useIntl();
  return (pieces) => formatNumber(pieces, { signDisplay: "exceptZero" });
}

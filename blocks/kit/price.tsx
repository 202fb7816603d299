import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { formatPrice } from "./formatters.ts";

/** A price in euros, the way of the page's language (spec §9). */
export function Price({ euros }: { euros: number }): ReactNode {
  return <span data-price="">{formatPrice(euros, useIntl().locale)}</span>;
}

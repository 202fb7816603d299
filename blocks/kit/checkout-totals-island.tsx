import type { ReactNode } from "react";

import { CheckoutTotals, type TotalsFacts } from "./checkout-totals.tsx";

interface TotalsIslandProps {
  readonly id: string;
  readonly props: { readonly part: "rows" | "total"; readonly hasTax?: boolean; readonly facts: TotalsFacts };
}

/** The totals of a step that follow what is chosen in it. */
export function TotalsIsland({ props }: TotalsIslandProps): ReactNode {
  return <CheckoutTotals {...props} />;
}

import type { ReactNode } from "react";

import { deliveryRules } from "#blocks/kit/delivery-rules.ts";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Cart } from "#schemas/content/cart.ts";

import type { freeShippingDefinition } from "./definition.ts";
import { ProgressIsland } from "./progress-island.tsx";

/** How far free delivery is; nothing where nothing is sold. */
export function FreeShippingView({ data }: BlockViewProps<typeof freeShippingDefinition>): ReactNode {
  const { cart, parameters, site } = data;
  if (site?.isECommerce !== true) return null;
  return (
    <div className={layout.block}>
      <Island
        name="progress"
        of={ProgressIsland}
        props={{ cart: cart && shipped(cart), rules: deliveryRules(parameters) }}
      />
    </div>
  );
}

/** What of a cart its delivery asks, and no more of it. */
function shipped({ bottles, totalProductToPay, products }: Cart) {
  return {
    bottles,
    totalProductToPay,
    products: products.map(({ type, isSold, isDematerialized, hasShippingFees }) => ({
      ...{ type, isSold, isDematerialized, hasShippingFees },
    })),
  };
}

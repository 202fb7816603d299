import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { deliveryRules } from "#blocks/kit/delivery-rules.ts";
import { formatPrice } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { readParameter } from "#blocks/kit/parameters.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./product-detail.module.css";

interface DeliveryLineProps {
  readonly product: ProductDetail;
  readonly parameters: readonly Parameter[] | null;
}

/** From when on delivery is on the estate, and how soon one may come for it (spec §9); nothing for what is never delivered. */
export function DeliveryLine({ product, parameters }: DeliveryLineProps): ReactNode {
  const { locale } = useIntl();
  const { bottles, euros } = deliveryRules(parameters);
  const hours = Number(readParameter(parameters, "CLICK_AND_COLLECT_DELAY"));
  if (product.isDematerialized || !product.hasShippingFees || !(bottles > 0 && hours > 0)) return null;
  return (
    <p className={classNames(layout.meta, styles.delivery)}>
      <FormattedMessage id="product.delivery" values={{ bottles, price: formatPrice(euros, locale), hours }} />
    </p>
  );
}

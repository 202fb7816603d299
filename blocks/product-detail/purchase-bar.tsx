import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { type Chosen, formToBuy } from "#blocks/kit/chosen.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { CustomizeLink } from "#blocks/kit/customize-link.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { Price } from "#blocks/kit/price.tsx";
import { sizeText } from "#blocks/kit/size-text.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./purchase-bar.module.css";

interface PurchaseBarProps {
  readonly product: ProductDetail;
  readonly chosen: Chosen;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * On a phone, in the place of the bar at the page's foot while the panel is above the screen: which form it is, what it
 * costs, and the button of the panel's own form, or the way to where it is said how it is made.
 */
export function PurchaseBar({ product, chosen, parameters }: PurchaseBarProps): ReactNode {
  const { locale } = useIntl();
  const form = formToBuy(chosen);
  if (!form) return null;
  const facts = [form.year, sizeText(form, locale)].filter(Boolean).join(" · ");
  const name = [product.name, facts].filter(Boolean).join(", ");
  return (
    <div className={styles.bar}>
      <a href="#product-formats" className={styles.which}>
        {facts !== "" && <span className={styles.facts}>{facts}</span>}
        {isOn(parameters, "SHOW_PRICES") && <Price euros={form.finalPrice} />}
      </a>
      {product.customization === "REQUIRED" ? (
        <CustomizeLink product={product} declination={form.id} name={name} className={link.button} />
      ) : (
        <button type="submit" form={`buy-${form.id}`} className={link.button}>
          <FormattedMessage id="addToCart.add" />
          <span className={layout.hidden}>
            {" "}
            <FormattedMessage id="addToCart.addOf" values={{ name }} />
          </span>
        </button>
      )}
    </div>
  );
}

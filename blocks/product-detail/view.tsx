import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { BackLabel } from "./back-label.tsx";
import { BoxContent } from "./box-content.tsx";
import { chosenPart, formToBuy } from "#blocks/kit/chosen.ts";
import { Declinations } from "./declinations.tsx";
import { DecreasingPrices } from "./decreasing-prices.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import type { productDetailDefinition } from "./definition.ts";
import { Name } from "./name.tsx";
import { Nutrition } from "./nutrition.tsx";
import { PriceLead } from "./price-lead.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import styles from "./product-detail.module.css";
import { ProductSections } from "./product-sections.tsx";
import { Stage } from "./stage.tsx";

/** A product on its own page, everything but buying; nothing when it could not be had. */
export function ProductDetailView({ data, slots }: BlockViewProps<typeof productDetailDefinition>): ReactNode {
  const intl = useIntl();
  const page = usePage();
  const { product, parameters } = data;
  if (!product) return null;
  const chosen = chosenPart(product, page);
  const kindId = `product.kind.${product.kind}`;
  const kind = kindId in intl.messages ? intl.formatMessage({ id: kindId }) : "";
  const part = { product, chosen, parameters };
  const bought = slots["buy"] ? formToBuy(chosen)?.id : undefined;
  return (
    <article className={styles.product}>
      <div className={styles.opening}>
        <header className={styles.head}>
          <p className={layout.eyebrow}>{[product.appellation, kind].filter(Boolean).join(" · ")}</p>
          <Name product={product} chosen={chosen} />
        </header>
        <Stage product={product} chosen={chosen} />
        <BackLabel image={product.backImage} />
        <div className={styles.lead}>
          <PriceLead {...part} />
          {product.summary !== "" && <p className={styles.summary}>{product.summary}</p>}
        </div>
        <section className={styles.panel} aria-labelledby="product-formats">
          <h2 id="product-formats" className={layout.hidden}>
            <FormattedMessage id={product.type.type === "WINE" ? "product.formats" : "product.price"} />
          </h2>
          <Declinations {...part} bought={bought} />
          <div className={styles.buy}>{slots["buy"]}</div>
          <DecreasingPrices {...part} bought={bought} />
          {slots["buy"] && isOn(parameters, "SHOW_PRICES") && (
            <p className={layout.meta}>
              <FormattedMessage id="cart.withoutDelivery" />
            </p>
          )}
          {bought !== undefined && <DeliveryLine product={product} parameters={parameters} />}
        </section>
        <div className={styles.more}>
          {product.box && <BoxContent items={product.box.items} />}
          <Prose html={product.text} />
        </div>
      </div>
      <ProductSections {...part} />
      <Nutrition product={product} parameters={parameters} />
      {slots["buy"] && <PurchaseBar {...part} />}
    </article>
  );
}

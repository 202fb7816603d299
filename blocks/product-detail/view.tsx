import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { BoxContent } from "./box-content.tsx";
import { chosenPart } from "./chosen.ts";
import { Declinations } from "./declinations.tsx";
import { DecreasingPrices } from "./decreasing-prices.tsx";
import type { productDetailDefinition } from "./definition.ts";
import { Nutrition } from "./nutrition.tsx";
import styles from "./product-detail.module.css";
import { ProductSections } from "./product-sections.tsx";
import { Stage } from "./stage.tsx";
import { VintagePicker } from "./vintage-picker.tsx";

/** A product on its own page, everything but buying; nothing when it could not be had. */
export function ProductDetailView({ data, slots }: BlockViewProps<typeof productDetailDefinition>): ReactNode {
  const intl = useIntl();
  const page = usePage();
  const { product, parameters } = data;
  if (!product) return null;
  const chosen = chosenPart(product, page);
  const { declination } = chosen;
  const kindId = `product.kind.${product.kind}`;
  const kind = kindId in intl.messages ? intl.formatMessage({ id: kindId }) : "";
  const size = declination && formatCapacity(declination.capacity, declination.capacityUnit, intl.locale);
  const part = [chosen.year, size].filter(Boolean).join(" · ");
  return (
    <article className={styles.product}>
      <div className={styles.opening}>
        <Stage product={product} chosen={chosen} />
        <div className={styles.words}>
          <header className={styles.head}>
            <p className={layout.eyebrow}>{[product.appellation, kind].filter(Boolean).join(" · ")}</p>
            <h1 className={styles.name}>
              {product.name}
              {part !== "" && (
                <>
                  {" "}
                  <span className={styles.part}>{part}</span>
                </>
              )}
            </h1>
            {product.summary !== "" && <p className={styles.summary}>{product.summary}</p>}
          </header>
          {product.type.type === "WINE" && <VintagePicker product={product} chosen={chosen} />}
          <section className={styles.forms} aria-labelledby="product-formats">
            <h2 id="product-formats" className={layout.eyebrow}>
              <FormattedMessage id={product.type.type === "WINE" ? "product.formats" : "product.price"} />
            </h2>
            <Declinations product={product} chosen={chosen} parameters={parameters} />
            <DecreasingPrices product={product} chosen={chosen} parameters={parameters} />
            {slots["buy"]}
          </section>
          {product.box && <BoxContent items={product.box.items} />}
          <Prose html={product.text} />
        </div>
      </div>
      <ProductSections product={product} chosen={chosen} parameters={parameters} />
      <Nutrition product={product} parameters={parameters} />
    </article>
  );
}

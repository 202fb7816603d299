import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import layout from "#blocks/kit/layout.module.css";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { Declinations } from "./declinations.tsx";
import type { productDetailDefinition } from "./definition.ts";
import styles from "./product-detail.module.css";

/** A product on its own page; nothing when it could not be had. */
export function ProductDetailView({ data }: BlockViewProps<typeof productDetailDefinition>): ReactNode {
  const intl = useIntl();
  const { product } = data;
  if (!product) return null;
  const kindId = `product.kind.${product.kind}`;
  const kind = kindId in intl.messages ? intl.formatMessage({ id: kindId }) : "";
  return (
    <article className={styles.product}>
      <div className={styles.stage}>
        {product.image && (
          <Bottle
            image={product.image}
            alt={product.image.alt || product.name}
            sizes="(min-width: 900px) 240px, 45vw"
            priority
          />
        )}
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <p className={layout.eyebrow}>{[product.appellation, kind].filter(Boolean).join(" · ")}</p>
          <h1 className={styles.name}>{product.name}</h1>
          {product.summary !== "" && <p className={styles.summary}>{product.summary}</p>}
        </header>
        {product.declinations.length > 0 && (
          <section className={styles.forms} aria-labelledby="product-formats">
            <h2 id="product-formats" className={layout.eyebrow}>
              <FormattedMessage id="product.formats" />
            </h2>
            <Declinations declinations={product.declinations} />
          </section>
        )}
        <Prose html={product.text} />
      </div>
    </article>
  );
}

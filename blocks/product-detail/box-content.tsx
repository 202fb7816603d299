import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import type { BoxItem } from "#schemas/content/product-detail.ts";

import styles from "./product-detail.module.css";

/** What is in a box: each wine with its bottle, how many of it, and a link to its page. */
export function BoxContent({ items }: { items: readonly BoxItem[] }): ReactNode {
  const { locale } = useIntl();
  if (items.length === 0) return null;
  return (
    <section className={styles.contents} aria-labelledby="product-box">
      <h2 id="product-box" className={layout.eyebrow}>
        <FormattedMessage id="product.inTheBox" />
      </h2>
      <ul className={styles.box}>
        {items.map((item) => (
          <li key={item.idDeclination}>
            <span className={styles.boxBottle}>{item.image && <Bottle image={item.image} sizes="80px" />}</span>
            <a href={item.url} className={styles.boxName}>
              {item.name}
            </a>
            <span className={layout.meta}>
              {[
                `${item.quantity}\u00a0×`,
                [item.year, formatCapacity(item.capacity, item.capacityUnit, locale)].filter(Boolean).join(" · "),
              ].join(" ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

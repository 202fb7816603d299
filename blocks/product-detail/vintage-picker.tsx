import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { yearsOf } from "#blocks/kit/declinations.ts";
import layout from "#blocks/kit/layout.module.css";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import type { Chosen } from "./chosen.ts";
import styles from "./product-detail.module.css";

/** Plain links to the pages of a wine's vintages (spec §2); nothing for a wine of one year alone. */
export function VintagePicker({ product, chosen }: { product: ProductDetail; chosen: Chosen }): ReactNode {
  const intl = useIntl();
  const years = yearsOf(product.declinations);
  if (years.length < 2 && chosen.year === null) return null;
  return (
    <nav className={styles.picker} aria-label={intl.formatMessage({ id: "product.vintages" })}>
      <ul className={classNames(layout.plain, styles.years)}>
        <li>
          <a href={product.url} className={styles.year} {...(isWhole(chosen) && { "aria-current": "page" })}>
            <FormattedMessage id="product.allVintages" />
          </a>
        </li>
        {years.map((year) => (
          <li key={year}>
            <a
              href={`${product.url}/${year}`}
              className={styles.year}
              {...(year === chosen.year && { "aria-current": chosen.declination ? "true" : "page" })}
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWhole({ year, declination }: Chosen): boolean {
  return year === null && declination === null;
}

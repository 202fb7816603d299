import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";

import { vintages, yearsOf } from "#blocks/kit/declinations.ts";
import { formatCapacity } from "#blocks/kit/formatters.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import type { Chosen } from "#blocks/kit/chosen.ts";
import styles from "./product-detail.module.css";

/** The page's title: the product, and of a wine which part of it the page shows. */
export function Name({ product, chosen }: { product: ProductDetail; chosen: Chosen }): ReactNode {
  const part = partText(product, chosen, useIntl());
  return (
    <h1 className={styles.name}>
      {product.name}
      {part !== "" && (
        <>
          {" "}
          <span className={styles.part}>{part}</span>
        </>
      )}
    </h1>
  );
}

/**
 * « 2021 · 1,5 L », « 2021 », « 2021 et 2022 ». A wine in several forms always has the line: without it, what follows
 * would move when one of them is chosen.
 */
function partText({ type, declinations }: ProductDetail, chosen: Chosen, intl: IntlShape): string {
  if (type.type !== "WINE") return "";
  const { year, declination } = chosen;
  const years = year === null ? (declination ? "" : yearsText(declinations, intl)) : String(year);
  const size = declination && formatCapacity(declination.capacity, declination.capacityUnit, intl.locale);
  if (years === "" && declinations.length > 1) {
    return [intl.formatMessage({ id: "product.noVintage" }), size].filter(Boolean).join(" · ");
  }
  return [years, size].filter(Boolean).join(" · ");
}

/** Two years by their names, more of them as a span. */
function yearsText(declinations: ProductDetail["declinations"], intl: IntlShape): string {
  const years = yearsOf(declinations);
  return years.length === 2 ? intl.formatList(years.toReversed().map(String)) : vintages(declinations);
}

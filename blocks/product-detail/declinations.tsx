import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { Price } from "#blocks/kit/price.tsx";
import type { Declination } from "#schemas/content/product.ts";

import styles from "./product-detail.module.css";

/** The vintages and sizes of a product with their prices. */
export function Declinations({ declinations }: { declinations: readonly Declination[] }): ReactNode {
  const { locale } = useIntl();
  return (
    <table className={styles.table}>
      <thead className={layout.hidden}>
        <tr>
          {["product.vintage", "product.capacity", "product.price"].map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {declinations.map((declination) => (
          <tr key={declination.id}>
            <th scope="row">{declination.year ?? <FormattedMessage id="product.noVintage" />}</th>
            <td>{formatCapacity(declination.capacity, declination.capacityUnit, locale)}</td>
            <td>
              <Price euros={declination.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

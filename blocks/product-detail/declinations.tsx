import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { PriceTag } from "#blocks/kit/price-tag.tsx";
import { Price } from "#blocks/kit/price.tsx";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { Chosen } from "./chosen.ts";
import { FormNotes, StockWords } from "./form-notes.tsx";
import styles from "./product-detail.module.css";

export interface DeclinationsProps {
  readonly product: ProductDetail;
  readonly chosen: Chosen;
  readonly parameters: readonly Parameter[] | null;
}

/** The forms of a product with size, price and stock; each form of a wine links to its own page (spec §2). */
export function Declinations({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const { box } = product;
  const hasPrices = isOn(parameters, "SHOW_PRICES");
  if (chosen.declinations.length === 0) {
    return box ? (
      <p className={styles.single}>
        {hasPrices && <Price euros={box.price} />} <StockWords stock={box} parameters={parameters} />
      </p>
    ) : null;
  }
  return (
    <table className={styles.table}>
      <thead className={layout.hidden}>
        <tr>
          {["product.vintage", "product.capacity", ...(hasPrices ? ["product.price"] : [])].map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosen.declinations.map((declination) => (
          <tr key={declination.id} className={declination === chosen.declination ? styles.current : undefined}>
            <th scope="row">
              <FormName product={product} declination={declination} isCurrent={declination === chosen.declination} />
            </th>
            <td>
              <Size declination={declination} />
              <FormNotes product={product} declination={declination} parameters={parameters} />
            </td>
            {hasPrices && (
              <td>
                <PriceTag declination={declination} parameters={parameters} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FormNameProps {
  readonly product: ProductDetail;
  readonly declination: Declination;
  readonly isCurrent: boolean;
}

function FormName({ product, declination, isCurrent }: FormNameProps): ReactNode {
  const intl = useIntl();
  if (product.type.type !== "WINE") return product.name;
  const name = declination.year ?? intl.formatMessage({ id: "product.noVintage" });
  const size = formatCapacity(declination.capacity, declination.capacityUnit, intl.locale);
  return (
    <a
      href={`${product.url}/detail/${declination.id}`}
      className={styles.form}
      aria-label={[name, size].filter(Boolean).join(" · ")}
      {...(isCurrent && { "aria-current": "page" })}
    >
      {name}
    </a>
  );
}

/** « Magnum, 1,5 L »: the values of its variations, then what it holds (spec §9). */
function Size({ declination }: { declination: Declination }): ReactNode {
  const { locale } = useIntl();
  const capacity = formatCapacity(declination.capacity, declination.capacityUnit, locale);
  const values = declination.variations.map(({ label }) => label).filter((label) => label !== capacity);
  return [...values, capacity].filter(Boolean).join(", ");
}

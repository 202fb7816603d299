import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { cheapest, isSoldOut } from "#blocks/kit/declinations.ts";
import layout from "#blocks/kit/layout.module.css";
import { LitrePrice } from "#blocks/kit/litre-price.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { PriceTag } from "#blocks/kit/price-tag.tsx";
import { Price } from "#blocks/kit/price.tsx";

import { chosenForms, isGone } from "#blocks/kit/chosen.ts";
import type { DeclinationsProps } from "./declinations.tsx";
import { FormNotes, StockWords } from "#blocks/kit/form-notes.tsx";
import styles from "./product-detail.module.css";
import { sizeText } from "#blocks/kit/size-text.ts";

/**
 * What the product costs, large: the price of the only form or of all, else the lowest that can be had; « Épuisé »
 * in its place when nothing is left. A product in one form says here what else there is to know of it.
 */
export function PriceLead({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const { locale } = useIntl();
  const only = product.declinations.length === 1 ? product.declinations[0] : undefined;
  const size = only ? sizeText(only, locale) : "";
  return (
    <div className={styles.price}>
      {isGone(product, chosen) ? (
        <Gone product={product} chosen={chosen} parameters={parameters} />
      ) : (
        <Cost product={product} chosen={chosen} parameters={parameters} />
      )}
      {only && size !== "" && (
        <p className={layout.meta}>
          {size}
          <LitrePrice form={only} parameters={parameters} />
        </p>
      )}
      {only ? (
        <FormNotes product={product} declination={only} parameters={parameters} />
      ) : (
        product.declinations.length === 0 && product.box && <StockWords stock={product.box} parameters={parameters} />
      )}
    </div>
  );
}

function Cost({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  if (!isOn(parameters, "SHOW_PRICES")) return null;
  const forms = chosenForms(chosen).filter((form) => !isSoldOut(form));
  const lowest = cheapest(forms);
  const hasOnePrice = forms.every(({ finalPrice }) => finalPrice === lowest?.finalPrice);
  if (!lowest && !product.box) return null;
  return (
    <p className={styles.cost}>
      {!lowest ? (
        product.box && <Price euros={product.box.price} />
      ) : hasOnePrice ? (
        <PriceTag declination={lowest} parameters={parameters} />
      ) : (
        <FormattedMessage id="product.from" values={{ price: <Price euros={lowest.finalPrice} /> }} />
      )}
    </p>
  );
}

function Gone({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const lowest = cheapest(chosenForms(chosen))?.finalPrice ?? product.box?.price;
  return (
    <>
      <p className={styles.cost} data-stock="0">
        <FormattedMessage id="product.soldOut" />
      </p>
      {lowest !== undefined && isOn(parameters, "SHOW_PRICES") && (
        <p className={layout.meta}>
          <Price euros={lowest} />
        </p>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CustomizeLink } from "#blocks/kit/customize-link.tsx";
import { FormNotes } from "#blocks/kit/form-notes.tsx";
import { HeldForm } from "#blocks/kit/held-form.tsx";
import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { LitrePrice } from "#blocks/kit/litre-price.tsx";
import { PriceTag } from "#blocks/kit/price-tag.tsx";
import sheet from "#blocks/kit/sheet.module.css";
import { sizeText } from "#blocks/kit/size-text.ts";
import { mayBeAdded } from "#schemas/commerce/only-form.ts";
import { multipleOf } from "#schemas/commerce/quantities.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./forms-sheet.module.css";

interface FormsSheetProps {
  /** The block whose forms these are. */
  readonly block: string;
  readonly product: ProductDetail;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * The forms of a product in a dialog, each with what puts it into the cart: what cards of other pages open in place of
 * leading here (ADR 068). As a template it is neither shown nor read on the product's own page.
 */
export function FormsSheet({ block, product, parameters }: FormsSheetProps): ReactNode {
  const intl = useIntl();
  return (
    <template data-forms="">
      <dialog className={styles.dialog} aria-labelledby="forms-title">
        <div className={styles.sheet}>
          <div className={sheet.head}>
            <h2 id="forms-title" tabIndex={-1} className={styles.title}>
              <a href={product.url}>{product.name}</a>
            </h2>
            <button
              type="button"
              className={sheet.close}
              data-closes=""
              aria-label={intl.formatMessage({ id: "popup.close" })}
            >
              <Icon name="close" />
            </button>
          </div>
          <ul className={layout.plain}>
            {product.declinations.map((form) => (
              <li key={form.id} className={styles.row}>
                <Row block={block} product={product} parameters={parameters} form={form} />
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </template>
  );
}

function Row({ block, product, parameters, form }: FormsSheetProps & { readonly form: Declination }): ReactNode {
  const { locale } = useIntl();
  const size = sizeText(form, locale);
  const name = [product.name, form.year, size].filter(Boolean).join(", ");
  return (
    <>
      <div>
        <p>
          {form.year && <span className={styles.vintage}>{form.year}</span>} {size}
        </p>
        <p>
          <PriceTag declination={form} parameters={parameters} />
          <LitrePrice form={form} parameters={parameters} />
        </p>
        <FormNotes product={product} declination={form} parameters={parameters} />
      </div>
      {mayBeAdded(form) && product.customization === "REQUIRED" ? (
        <CustomizeLink product={product} declination={form.id} name={name} className={styles.add} />
      ) : mayBeAdded(form) ? (
        <HeldForm place={{ block }} declination={form.id} quantity={multipleOf(form.sellByMultipleOf)} name={name}>
          <button type="submit" className={styles.add}>
            <FormattedMessage id="addToCart.add" />
            <span className={layout.hidden}>
              {" "}
              <FormattedMessage id="addToCart.addOf" values={{ name }} />
            </span>
          </button>
        </HeldForm>
      ) : (
        <p className={styles.gone} data-stock="0">
          <FormattedMessage id="product.soldOut" />
        </p>
      )}
    </>
  );
}

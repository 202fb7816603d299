import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CartForm } from "#blocks/kit/cart-form.tsx";
import { cartSaid } from "#blocks/kit/cart-state.ts";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { CustomizeLink } from "#blocks/kit/customize-link.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { chosenForms, chosenPart } from "#blocks/kit/chosen.ts";
import { mainForms, multipleOf } from "#blocks/kit/declinations.ts";
import { formatPrice } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { QuantitySelect } from "#blocks/kit/quantity-select.tsx";
import { StepButton } from "#blocks/kit/step-button.tsx";
import stepper from "#blocks/kit/stepper.module.css";
import { sizeText } from "#blocks/kit/size-text.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { priceOf } from "#schemas/commerce/decreasing-prices.ts";
import { mayBeAdded } from "#schemas/commerce/only-form.ts";
import type { Declination } from "#schemas/content/product.ts";

import styles from "./add-to-cart.module.css";
import type { addToCartDefinition } from "./definition.ts";
import { FormsSheet } from "./forms-sheet.tsx";

/**
 * Quantity and button of one form of a product, as a plain form; what so many cost stands on the button, and follows the
 * quantity by the boot script. What is made for its buyer leads to where it is said how. Where none is left, that.
 * Nothing on a site that is no shop.
 */
export function AddToCartView(view: BlockViewProps<typeof addToCartDefinition>): ReactNode {
  const { id, props, data, query, href } = view;
  const intl = useIntl();
  const page = usePage();
  const { product, parameters, site } = data;
  if (!product || product.declinations.length === 0 || site?.isECommerce === false) return null;
  const chosen = chosenPart(product, page);
  const forms = props.product ? product.declinations : chosenForms(chosen);
  const [form] = mainForms(forms.filter(mayBeAdded));
  const said = cartSaid(query);
  // By the links of cards, which lead to the page of the product as a whole.
  const isWhole = !props.product && chosen.year === null && !chosen.declination;
  const isOpenedElsewhere = isWhole && product.declinations.filter(mayBeAdded).length > 1;
  // On its own page the rows above show which one it is.
  const facts = form && product.declinations.length > 1 ? formFacts(form, intl.locale) : "";
  const name = [product.name, facts].filter(Boolean).join(", ");
  const hasPrices = isOn(parameters, "SHOW_PRICES");
  const totalOf = (quantity: number): string =>
    formatPrice(priceOf(quantity, form?.finalPrice ?? 0, product.decreasingDiscounts), intl.locale);
  return (
    <div id={`form-${id}`} className={styles.block}>
      {form && product.customization === "REQUIRED" ? (
        <div className={styles.form}>
          {props.product && facts !== "" && <p className={styles.which}>{facts}</p>}
          <CustomizeLink product={product} declination={form.id} name={name} className={link.button} />
        </div>
      ) : form ? (
        <CartForm
          action="/cart/add"
          id={`buy-${form.id}`}
          block={id}
          back={href({ state: null })}
          fields={{ declination: form.id }}
          className={styles.form}
        >
          {props.product && facts !== "" && <p className={styles.which}>{facts}</p>}
          <span className={classNames(stepper.stepper, styles.stepper)}>
            <StepButton action="quantity:step" by={-1} name={name} />
            <QuantitySelect
              label={intl.formatMessage({ id: "addToCart.quantity" })}
              sellByMultipleOf={form.sellByMultipleOf}
              left={form.setQuantity ? form.quantity : null}
              {...(hasPrices && { totalOf })}
              {...(said && { saidBy: `${id}-said` })}
            />
            <StepButton action="quantity:step" by={1} name={name} />
          </span>
          <button type="submit" className={link.button}>
            <FormattedMessage id="addToCart.add" />
            {hasPrices && (
              <span className={styles.total} data-boot="total">{`\u00a0· ${totalOf(multipleOf(form))}`}</span>
            )}
            <span className={layout.hidden}>
              {" "}
              <FormattedMessage id="addToCart.addOf" values={{ name }} />
            </span>
          </button>
        </CartForm>
      ) : (
        <p className={styles.gone}>
          <FormattedMessage id="product.soldOut" />
        </p>
      )}
      {form && product.customization === "OPTIONAL" && (
        <CustomizeLink product={product} declination={form.id} name={name} className={link.text} />
      )}
      {said && <CartWords said={said} id={`${id}-said`} />}
      {isOpenedElsewhere && <FormsSheet block={id} product={product} parameters={parameters} />}
    </div>
  );
}

/** « 2022 · 75 cl » */
function formFacts(form: Declination, locale: string): string {
  return [form.year, sizeText(form, locale)].filter(Boolean).join(" · ");
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formId, FormFrame } from "#blocks/kit/form-frame.tsx";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { QuantitySelect } from "#blocks/kit/quantity-select.tsx";
import form from "#blocks/kit/site-form.module.css";
import { answerField, savedField, writeSaved } from "#schemas/commerce/customization-form.ts";
import { isThrough } from "#schemas/commerce/customization-steps.ts";
import { priceOf } from "#schemas/commerce/decreasing-prices.ts";
import { multipleOf } from "#schemas/commerce/quantities.ts";
import type { DeclinationCustomization } from "#schemas/content/product-customization.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";

import { AnsweredSteps } from "./answered-steps.tsx";
import { CustomizationField } from "./customization-field.tsx";
import { type FormState, formName, formState } from "./form-state.ts";
import styles from "./product-customization.module.css";
import { WatchIsland } from "./watch-island.tsx";

interface CustomizeFormProps {
  readonly block: string;
  readonly customized: DeclinationCustomization;
  /** The page's address, where the form leads back to. */
  readonly back: string;
  readonly said: FormSaid | null;
  readonly hasPrices: boolean;
}

/**
 * The form by which a product is made for its buyer (spec §4): all fields at once, or one after another with those that
 * are answered above. Plain HTML that is posted to the page that it stands on, with what was answered in it; its island
 * tells what it costs meanwhile.
 */
export function CustomizeForm({ block, customized, back, said, hasPrices }: CustomizeFormProps): ReactNode {
  const intl = useIntl();
  const { product, declination, customization } = customized;
  const { type, inputs } = customization;
  const state = formState(customization, said);
  const isStepped = type === "DYNAMIC_FORM";
  const isOver =
    isStepped &&
    isThrough(
      state,
      inputs.map(({ id }) => id),
    );
  const asked = isStepped ? inputs.slice(state.index, state.index + 1) : inputs;
  const isLast = !isStepped || isOver;
  const labels = Object.fromEntries(asked.map(({ id, label }) => [answerField(id), label]));
  const place = { block, form: formName, back, said, labels };
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <FormFrame
      {...place}
      action=""
      address={addressOf(back)}
      encType="multipart/form-data"
      values={state.values}
      focus={isStepped && asked[0] ? answerField(asked[0].id) : undefined}
      fields={{
        product: product.id,
        declination: declination.id,
        [savedField]: writeSaved(state.saved),
        index: state.index,
        ...(!isLast && state.quantity !== null && { quantity: state.quantity }),
      }}
      className={styles.form}
    >
      {/* What Enter presses, before the buttons that go back. */}
      <button
        type="submit"
        name="do"
        value={isLast ? "add" : "save"}
        className={layout.hidden}
        tabIndex={-1}
        aria-hidden
      />
      {isOver && (
        // Who comes here by the last answer hears first that there is no other question; what is wrong comes before that.
        <h2 className={styles.over} {...(said?.message === "" && { tabIndex: -1, autoFocus: true })}>
          <FormattedMessage id="productCustomization.summary" />
        </h2>
      )}
      {isStepped && (
        <AnsweredSteps inputs={inputs} saved={state.saved} index={state.index} price={hasPrices ? state.price : null} />
      )}
      {asked.length > 0 && (
        <fieldset className={styles.fields}>
          <legend className={isStepped ? styles.step : layout.hidden}>
            {isStepped ? (
              <FormattedMessage id="productCustomization.step" values={{ n: state.index + 1, total: inputs.length }} />
            ) : (
              <FormattedMessage id="productCustomization.summary" />
            )}
          </legend>
          {asked.map((input) => (
            <CustomizationField key={input.id} input={input} saved={state.saved} hasPrices={hasPrices} />
          ))}
        </fieldset>
      )}
      {isLast && (
        <p className={styles.quantity}>
          <label htmlFor={`${block}-quantity`} className={form.label}>
            {say("addToCart.quantity")}
          </label>
          <QuantitySelect
            id={`${block}-quantity`}
            label={say("addToCart.quantity")}
            sellByMultipleOf={declination.sellByMultipleOf}
            left={declination.setQuantity ? declination.quantity : null}
            {...(state.quantity !== null && { chosen: state.quantity })}
          />
        </p>
      )}
      <Island
        name="watch"
        of={WatchIsland}
        props={{
          watched: {
            form: formId(place),
            product: product.id,
            declination: declination.id,
            quantity: state.quantity ?? multipleOf(declination.sellByMultipleOf),
            inputs: asked.map(({ id, inputType, label }) => ({ id, inputType, label })),
          },
          price: hasPrices ? shownPrice(customized, state) : null,
          hasTotal: isLast,
          isTold: state.price !== null,
          texts: {
            customization: say("productCustomization.customization"),
            unit: say("productCustomization.unit"),
            total: say("cart.total"),
          },
        }}
      />
      {isLast && customization.isExcludedFromWithdrawal && (
        <p id={`${block}-excluded`} className={styles.excluded}>
          <FormattedMessage id="productCustomization.excluded" />
        </p>
      )}
      <div>
        <button
          type="submit"
          name="do"
          value={isLast ? "add" : "save"}
          className={link.button}
          {...(isLast && customization.isExcludedFromWithdrawal && { "aria-describedby": `${block}-excluded` })}
        >
          <FormattedMessage id={isLast ? "productCustomization.add" : "productCustomization.save"} />
        </button>
      </div>
    </FormFrame>
  );
}

/** The page's own address, where its form is posted to. What it asks next has the focus: with a fragment nothing would. */
function addressOf(back: string): string {
  return `${back.split(/[?#]/, 1)[0]}?answer`;
}

/** What it costs as far as the page knows: what the server said of the answers, else what one costs without any. */
function shownPrice({ product, declination }: DeclinationCustomization, { price, quantity }: FormState) {
  if (price) return { customization: price.customization, unitPrice: price.unitPrice, total: price.total };
  const many = quantity ?? multipleOf(declination.sellByMultipleOf);
  return {
    customization: 0,
    unitPrice: declination.finalPrice,
    total: priceOf(many, declination.finalPrice, product.decreasingDiscounts),
  };
}

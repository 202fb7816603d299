import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CheckoutFrame } from "#blocks/kit/checkout-frame.tsx";
import { consentWord } from "#blocks/kit/checkout-words.ts";
import { FormCheckbox } from "#blocks/kit/form-choices.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { readParameter } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { withdrawalDays } from "#schemas/commerce/withdrawal-period.ts";
import type { CartProduct } from "#schemas/content/cart.ts";
import { localizePath } from "#schemas/locale.ts";

import { CheckIsland } from "./check-island.tsx";
import styles from "./checkout-payment.module.css";
import type { checkoutPaymentDefinition } from "./definition.ts";
import { Review } from "./review.tsx";

/** The last step of a purchase: what was said once more, what the law wants, and the order. */
export function CheckoutPaymentView(view: BlockViewProps<typeof checkoutPaymentDefinition>): ReactNode {
  const { id, props, data, said } = view;
  const intl = useIntl();
  const { locale, path } = usePage();
  const t = (name: string): string => intl.formatMessage({ id: `checkoutPayment.${name}` });
  const labels = { isOfAge: t("age"), acceptsTerms: t("terms") };
  const days = withdrawalDays(readParameter(data.parameters, "RETURN_DELAY"));
  return (
    <CheckoutFrame
      block={id}
      title={props.title}
      cart={data.cart}
      checkout={data.checkout}
      hasTax
      form="order"
      said={said}
    >
      {(cart, checkout) => (
        <>
          <Review checkout={checkout} places={data.places} />
          <FormFrame action="/cart/payment" form="order" block={id} back={path} said={said} labels={labels}>
            <FormCheckbox name="isOfAge">{t("isOfAge")}</FormCheckbox>
            <FormCheckbox name="acceptsTerms">
              <FormattedMessage
                id="checkoutPayment.acceptsTerms"
                values={{
                  link: (
                    <a key="link" href={localizePath("/sale-terms", locale)} target="_blank" rel="noopener">
                      {t("termsLink")}
                    </a>
                  ),
                }}
              />
            </FormCheckbox>
            {cart.products.some(({ isExcludedFromWithdrawal: own }) => !own) && <MayWithdraw days={days} />}
            <Excluded lines={cart.products} />
            <FormActions send={t("order")}>
              <a href={localizePath("/cart/shipping", locale)}>{t("back")}</a>
            </FormActions>
            <Island
              name="check"
              of={CheckIsland}
              props={{ form: `${id}-order`, labels, consent: consentWord(locale), total: checkout.total }}
            />
            <p className={styles.bank}>{t("bank")}</p>
          </FormFrame>
        </>
      )}
    </CheckoutFrame>
  );
}

/** That one may change one's mind, and where; not said of goods that are all made for their buyer. */
function MayWithdraw({ days }: { readonly days: number }): ReactNode {
  const { locale } = usePage();
  const here = (
    <a key="here" href={localizePath("/withdrawal", locale)} target="_blank" rel="noopener">
      <FormattedMessage id="withdrawal.here" />
    </a>
  );
  return (
    <p className={layout.meta}>
      <FormattedMessage id="checkoutPayment.withdrawal" values={{ days, here }} />
    </p>
  );
}

/** What nobody can withdraw from, by its name: said before the order, beside the right that the rest has (L221-28 3°). */
function Excluded({ lines }: { readonly lines: readonly CartProduct[] }): ReactNode {
  const { formatList } = useIntl();
  const names = lines.filter(({ isExcludedFromWithdrawal }) => isExcludedFromWithdrawal).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className={layout.meta}>
      <FormattedMessage id="checkoutPayment.excluded" values={{ names: formatList([...new Set(names)]) }} />
    </p>
  );
}

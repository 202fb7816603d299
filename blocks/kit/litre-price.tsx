import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { litrePrice } from "#schemas/commerce/litre-price.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { formatPrice } from "./formatters.ts";
import layout from "./layout.module.css";
import { isOn } from "./parameters.ts";

interface LitrePriceProps {
  readonly form: Declination;
  readonly parameters: readonly Parameter[] | null;
}

/** « 12,67 €/L », behind a form's size and somewhat apart; nothing where prices are off, and for what isn't sold by its volume. */
export function LitrePrice({ form, parameters }: LitrePriceProps): ReactNode {
  const { locale } = useIntl();
  const euros = litrePrice(form);
  if (euros === null || !isOn(parameters, "SHOW_PRICES")) return null;
  return (
    <span className={layout.meta}>
      {" \u2002"}
      <FormattedMessage id="product.perLitre" values={{ price: formatPrice(euros, locale) }} />
    </span>
  );
}

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
  /** Set where it stands on a line of its own. */
  readonly className?: string | undefined;
}

/** « 12,67 €/L », somewhat apart from what it stands behind; nothing where prices are off, and for what isn't sold by its volume. */
export function LitrePrice({ form, parameters, className }: LitrePriceProps): ReactNode {
  const { locale } = useIntl();
  const euros = litrePrice(form);
  if (euros === null || !isOn(parameters, "SHOW_PRICES")) return null;
  return (
    <span className={className ?? layout.meta}>
      {className === undefined ? " \u2002" : " "}
      <FormattedMessage id="product.perLitre" values={{ price: formatPrice(euros, locale) }} />
    </span>
  );
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { usePage } from "#blocks/kit/page-context.tsx";
import { pageGround } from "#blocks/kit/page-ground.ts";
import { readParameter } from "#blocks/kit/parameters.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import { logosOn, siteLogo } from "#blocks/kit/site-logo.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { checkoutPaths, checkoutSteps } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./checkout-bar.module.css";
import type { checkoutBarDefinition } from "./definition.ts";

/** The logo, and the steps of a purchase: those behind lead back, the present one is marked. */
export function CheckoutBarView({
  data: { parameters, logos },
}: BlockViewProps<typeof checkoutBarDefinition>): ReactNode {
  const intl = useIntl();
  const { type, locale } = usePage();
  const name = readParameter(parameters, "COMPANY_NAME") || intl.formatMessage({ id: "kit.estate" });
  const ground = pageGround(parameters);
  const logo = siteLogo(logos, ...logosOn(ground, ground));
  const here = checkoutSteps.findIndex((step) => type === `cart-${step}`);
  return (
    <header className={styles.bar}>
      <a href={localizePath("/", locale)} className={styles.home}>
        {logo ? <Picture image={logo} sizes="200px" alt={logo.alt || name} className={styles.logo} /> : name}
      </a>
      {here > 0 && (
        <nav className={styles.nav} aria-label={intl.formatMessage({ id: "checkoutBar.steps" })}>
          <ol className={styles.steps}>
            {checkoutSteps.map((step, index) => (
              <li key={step} {...(index === here && { "aria-current": "step" })}>
                {index < here ? (
                  <a href={localizePath(checkoutPaths[step], locale)}>
                    <FormattedMessage id={`checkoutBar.${step}`} />
                  </a>
                ) : (
                  <FormattedMessage id={`checkoutBar.${step}`} />
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </header>
  );
}

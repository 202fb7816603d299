import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Link } from "#blocks/kit/link.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { ethylotestBannerDefinition } from "./definition.ts";
import styles from "./ethylotest-banner.module.css";

/** The reminder; not there unless its parameter is on. */
export function EthylotestBannerView({ props, data }: BlockViewProps<typeof ethylotestBannerDefinition>): ReactNode {
  const intl = useIntl();
  if (!isOn(data.parameters, "SHOW_ETHYLOTEST_BANNER")) return null;
  return (
    <section className={styles.banner} aria-label={intl.formatMessage({ id: "ethylotestBanner.label" })}>
      <svg className={styles.drawing} viewBox="0 0 48 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 12h9m0-4v8h5V8zm5 0h23v8H15m6-8v8m6-8v8m11-4q5-6 9 0t-9 0z" strokeWidth="1.2" />
      </svg>
      <p className={styles.text}>
        <strong>
          <FormattedMessage id="ethylotestBanner.title" />
        </strong>{" "}
        <FormattedMessage id="ethylotestBanner.text" />
      </p>
      {props.call && <Link link={props.call} look="text" className={styles.call} />}
    </section>
  );
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Link } from "#blocks/kit/link.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { ethylotestBannerDefinition } from "./definition.ts";
import styles from "./ethylotest-banner.module.css";

/** The reminder, where its parameter is on (spec §3, display toggles). */
export function EthylotestBannerView({ props, data }: BlockViewProps<typeof ethylotestBannerDefinition>): ReactNode {
  const intl = useIntl();
  if (!isOn(data.parameters, "SHOW_ETHYLOTEST_BANNER")) return null;
  return (
    <section className={styles.banner} aria-label={intl.formatMessage({ id: "ethylotestBanner.label" })}>
      <p>
        <FormattedMessage id="ethylotestBanner.text" />
        {props.link && props.link.label !== "" && (
          <>
            {" "}
            <Link link={props.link} className={styles.link} />
          </>
        )}
      </p>
    </section>
  );
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import styles from "./minors-notice.module.css";

/** The notice in the words of the public health code; nothing closes it. */
export function MinorsNoticeView(): ReactNode {
  const intl = useIntl();
  return (
    <section className={styles.notice} aria-label={intl.formatMessage({ id: "minorsNotice.label" })}>
      <span className={styles.sign} aria-hidden="true">
        −18
      </span>
      <p>
        <strong>
          <FormattedMessage id="minorsNotice.text" />
        </strong>{" "}
        <FormattedMessage id="minorsNotice.proof" />{" "}
        <span className={styles.source}>
          <FormattedMessage id="minorsNotice.source" />
        </span>
      </p>
    </section>
  );
}

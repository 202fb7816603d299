import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { skipLinkDefinition } from "./definition.ts";
import styles from "./skip-link.module.css";

/** Leads to the page's main landmark. */
export function SkipLinkView(_: BlockViewProps<typeof skipLinkDefinition>): ReactNode {
  return (
    <a href="#content" className={styles.link}>
      <FormattedMessage id="skipLink.content" />
    </a>
  );
}

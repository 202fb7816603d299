import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Article } from "#blocks/kit/article.tsx";
import link from "#blocks/kit/link.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { elementDetailDefinition } from "./definition.ts";
import styles from "./element-detail.module.css";

/** An item of an element list as an article; nothing when it could not be had. */
export function ElementDetailView({ props, data }: BlockViewProps<typeof elementDetailDefinition>): ReactNode {
  const intl = useIntl();
  const { element } = data;
  if (!element) return null;
  const all = props.list && { href: props.list.path, label: intl.formatMessage({ id: "elementDetail.all" }) };
  return (
    <Article title={element.title} html={element.text} image={element.image} back={all}>
      {element.link !== "" && (
        <p className={styles.more}>
          <a href={element.link} className={link.outline}>
            <FormattedMessage id="elementDetail.link" />
          </a>
        </p>
      )}
    </Article>
  );
}

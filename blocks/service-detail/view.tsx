import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Article } from "#blocks/kit/article.tsx";
import { Link } from "#blocks/kit/link.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { serviceDetailDefinition } from "./definition.ts";
import styles from "./service-detail.module.css";

/** A service, with the one thing to do about it; nothing when it could not be had. */
export function ServiceDetailView({ props, data }: BlockViewProps<typeof serviceDetailDefinition>): ReactNode {
  const intl = useIntl();
  const { service } = data;
  if (!service) return null;
  const all = props.list && { href: props.list.path, label: intl.formatMessage({ id: "serviceDetail.all" }) };
  return (
    <Article title={service.title} lead={service.summary} html={service.text} image={service.image} back={all}>
      {props.call && (
        <p className={styles.call}>
          <Link link={props.call} look="button" />
        </p>
      )}
    </Article>
  );
}

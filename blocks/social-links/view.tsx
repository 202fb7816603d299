import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { readProfiles, readReviewPage } from "#blocks/kit/company.ts";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { socialLinksDefinition } from "./definition.ts";
import styles from "./social-links.module.css";

/** The estate's profiles by name, and its review page; nothing while it has none. */
export function SocialLinksView({ props, data }: BlockViewProps<typeof socialLinksDefinition>): ReactNode {
  const intl = useIntl();
  const reviews = readReviewPage(data.parameters);
  const links = [
    ...readProfiles(data.parameters),
    ...(reviews ? [{ label: intl.formatMessage({ id: "socialLinks.reviews" }), url: reviews }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <div className={classNames(layout.block, styles.block, styles[props.align])}>
      <Title title={props.title} size="small" align={props.align} />
      <ul className={classNames(layout.plain, styles.links)}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="me noopener" className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./bottom-bar.module.css";
import type { bottomBarDefinition } from "./definition.ts";

/** The links that stay within a thumb's reach; nothing when there are none. */
export function BottomBarView({ props }: BlockViewProps<typeof bottomBarDefinition>): ReactNode {
  const intl = useIntl();
  const links = props.links.flatMap(({ link, icon }) => (link ? [{ link, icon }] : []));
  if (links.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: "bottomBar.label" })}>
      {/* As many columns as there will be: half of the bar may be shown before the rest has arrived. */}
      <ul className={`${layout.plain} ${styles.links}`} style={{ "--links": links.length } as CSSProperties}>
        {links.map(({ link, icon }) => (
          <li key={link.href}>
            <a
              href={link.href}
              className={styles.link}
              {...(link.newTab && { target: "_blank", rel: "noopener" })}
              {...(link.reload && { "data-reload": "" })}
            >
              <Icon name={icon} className={styles.icon} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

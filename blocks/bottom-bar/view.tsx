import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { type Current, pageTrail } from "#blocks/kit/page-trail.ts";
import { siteMenuId } from "#blocks/kit/site-menu.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./bottom-bar.module.css";
import type { bottomBarDefinition } from "./definition.ts";

/** The menu and the links that stay within a thumb's reach, the present one marked; nothing when there are no links. */
export function BottomBarView({ props, data, slots }: BlockViewProps<typeof bottomBarDefinition>): ReactNode {
  const intl = useIntl();
  const page = usePage();
  const pages = data.pages?.pages ?? [];
  const links = props.links.flatMap(({ link, icon }) => (link ? [{ link, icon }] : []));
  if (links.length === 0) return null;
  const currentOf = pageTrail(pages, page);
  const hasMenu = pages.some(({ isMenu }) => isMenu);

  function currentLink(href: string): Current {
    const target = pages.find(({ path }) => path === href);
    return target ? currentOf(target) : null;
  }

  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: "bottomBar.label" })}>
      {/* As many columns as there will be: half of the bar may be shown before the rest has arrived. The basket adds its own. */}
      <ul
        className={`${layout.plain} ${styles.links}`}
        style={{ "--columns": links.length + Number(hasMenu) } as CSSProperties}
      >
        {hasMenu && (
          <li className={styles.menu}>
            <button type="button" popoverTarget={siteMenuId} data-opens-menu="">
              <Icon name="menu" />
              <FormattedMessage id="appBar.menu" />
            </button>
          </li>
        )}
        {links.map(({ link, icon }) => {
          const current = currentLink(link.href);
          return (
            <li key={link.href}>
              <a
                href={link.href}

                {...(current && { "aria-current": current })}
                {...(link.newTab && { target: "_blank", rel: "noopener" })}
                {...(link.reload && { "data-reload": "" })}
              >
                <Icon name={icon} />
                {link.label}
              </a>
            </li>
          );
        })}
        {slots["basket"] && <li>{slots["basket"]}</li>}
      </ul>
    </nav>
  );
}

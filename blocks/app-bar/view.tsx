import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import { Letterhead } from "#blocks/kit/letterhead.tsx";
import { usePage } from "#blocks/kit/page-context.tsx";
import { pageGround } from "#blocks/kit/page-ground.ts";
import { isOn, readParameter } from "#blocks/kit/parameters.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import { logosOn, siteLogo } from "#blocks/kit/site-logo.ts";
import { siteMenuId } from "#blocks/kit/site-menu.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Image } from "#schemas/content/image.ts";
import { localizePath } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import styles from "./app-bar.module.css";
import type { appBarDefinition } from "./definition.ts";
import { buildMenu } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import { MenuSheet } from "./menu-sheet.tsx";

/** The logo and the menu: side by side on wide screens, behind a button on small ones (spec §2, §9). */
export function AppBarView({ props, data, slots }: BlockViewProps<typeof appBarDefinition>): ReactNode {
  const intl = useIntl();
  const page = usePage();
  const { parameters } = data;
  const name = readParameter(parameters, "COMPANY_NAME") || intl.formatMessage({ id: "kit.estate" });
  // A site that is no shop sends visitors of its shop pages home: its menu doesn't lead there. Nor to what is off.
  const isShown = (type: string): boolean => {
    const toggle = findPageType(type)?.enabledBy;
    return toggle === undefined || isOn(parameters, toggle);
  };
  const pages = (data.pages?.pages ?? []).filter(
    (item) => (!item.isECommerce || data.site?.isECommerce !== false) && isShown(item.type),
  );
  const menu = buildMenu(pages, page);
  const isOver = pages.some((item) => item.id === page.id && item.isAbsoluteMenu);
  const logo = isOver
    ? (props.logoOver ?? siteLogo(data.logos, "LOGO_DARK_THEME") ?? props.logo ?? siteLogo(data.logos, "LOGO"))
    : (props.logo ??
      siteLogo(data.logos, ...logosOn(readParameter(parameters, "COLOR_HEADER"), pageGround(parameters))));
  const look = ["MENU_TYPE", "MENU_ALIGNMENT", "MENU_HOVER", "MENU_ACTIVE"].map((type) => styles[lookOf(type)]);
  const label = intl.formatMessage({ id: "appBar.mainMenu" });

  function lookOf(type: string): string {
    return `${type.slice(5).toLowerCase()}-${readParameter(parameters, type).toLowerCase()}`;
  }

  return (
    <>
      <Letterhead logos={data.logos} parameters={parameters} />
      <header
        className={classNames(
          styles.bar,
          isOn(parameters, "IS_MENU_FIXED") && styles.fixed,
          isOver && styles.over,
          ...look,
        )}
      >
        <a href={localizePath("/", page.locale)} className={styles.home}>
          <Logo logo={logo} name={name} />
        </a>
        {menu.length > 0 && (
          <nav className={styles.wide} aria-label={label}>
            <MenuList entries={menu} form="wide" />
          </nav>
        )}
        {slots["tools"] && <div className={styles.tools}>{slots["tools"]}</div>}
        {menu.length > 0 && (
          <button type="button" className={styles.small} popoverTarget={siteMenuId}>
            <span className={styles.word}>
              <FormattedMessage id="appBar.menu" />
            </span>
            <Icon name="menu" />
          </button>
        )}
        {menu.length > 0 && <MenuSheet entries={menu} label={label} name={name} parameters={parameters} />}
      </header>
    </>
  );
}

function Logo({ logo, name }: { logo: Image | null; name: string }): ReactNode {
  if (!logo) return <span className={styles.name}>{name}</span>;
  return <Picture image={logo} sizes="320px" alt={logo.alt || name} priority className={styles.logo} />;
}

import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import { Icon, isIconName } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { isSafeUrl } from "#schemas/fields/link-target.ts";

import wide from "./app-bar.module.css";
import type { MenuEntry } from "./menu.ts";
import small from "./menu-sheet.module.css";

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly form: "wide" | "small";
}

/** The menu's links; below one that has children, their own list, which shows on hover and with the focus in it. */
export function MenuList({ entries, form }: MenuListProps): ReactNode {
  return (
    <ul className={classNames(layout.plain, form === "wide" ? wide.items : small.lines)}>
      {entries.map((entry) => (
        <li key={entry.id} className={classNames(wide.item, entry.isFixedRight && wide.right)}>
          <Entry entry={entry} />
          {entry.children.length > 0 && (
            <ul className={classNames(layout.plain, wide.children)}>
              {entry.children.map((child) => (
                <li key={child.id}>
                  <Entry entry={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: MenuEntry }): ReactNode {
  const title = (
    <>
      <MenuIcon icon={entry.icon} />
      <span className={wide.title}>{entry.title}</span>
    </>
  );
  if (entry.path === null) return <span className={wide.link}>{title}</span>;
  return (
    <a
      href={entry.path}
      className={wide.link}
      {...(entry.current && { "aria-current": entry.current })}
      {...(entry.isReload && { "data-reload": "" })}
    >
      {title}
    </a>
  );
}

/** The page's icon beside its title, as large as MENU_ICON_SIZE says (spec §9: 12). */
function MenuIcon({ icon }: { icon: string }): ReactNode {
  if (isIconName(icon)) return <Icon name={icon} className={wide.icon} />;
  if (!/^(\/|https:)/.test(icon) || !isSafeUrl(icon)) return null;
  return <img src={icon} alt="" width={12} height={12} loading="lazy" className={wide.icon} />;
}

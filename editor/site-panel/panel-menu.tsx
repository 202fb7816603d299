import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { settingGroupLabels, settings } from "#schemas/site-settings/catalogue.ts";
import type { SettingGroup } from "#schemas/site-settings/setting.ts";
import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { useUiLocale, useWords } from "../fields/ui-locale.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { Icon } from "../kit/icons.tsx";
import { TextField } from "../kit/text-field.tsx";
import type { PanelWork } from "./panel-work.ts";
import { SectionSign, type SectionSignName } from "./section-sign.tsx";
import { type PanelSection, sections } from "./sections.tsx";
import { findSettings } from "./settings/find-settings.ts";
import { SettingList } from "./settings/setting-list.tsx";
import styles from "./site-panel.module.css";
import { OthersHere } from "./spots/others-here.tsx";
import { isInRow } from "./spots/site-spots.ts";
import { Tools } from "./tools/tools.tsx";
import { type Opening, useOpening } from "./use-opening.ts";

/** The groups as one goes through a site: how it looks, what it says, how it sells, what it is made of. */
const parts: readonly { readonly name: string; readonly groups: readonly SettingGroup[] }[] = [
  { name: "look", groups: ["colours", "typography", "logo", "menu", "display"] },
  { name: "house", groups: ["hours", "company", "social", "legal"] },
  { name: "trade", groups: ["shop", "tracking"] },
  { name: "workshop", groups: ["site", "custom-code"] },
];

/** All that can be set and looked at, and what of it a word finds. */
export const PanelMenu = observer(function PanelMenu({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const locale = useUiLocale();
  const wordsOf = useWords();
  const [search, setSearch] = useState("");
  const { go } = work.places;
  const menu = useComingBack(work);
  const opening = useOpening(work);
  const say = (id: string): string => intl.formatMessage({ id });
  const changed = new Set(work.published.changes(work.draft.document));
  const changesOf = (group: SettingGroup): number =>
    settings.filter((setting) => setting.group === group && changed.has(setting.key)).length;
  // An estate that doesn't sell has no orders.
  const isShop = valueInForce(work.draft.document, "info.isECommerce") === true;
  const found = search.trim() === "" ? null : findSettings(search, locale);
  return (
    <div ref={menu} className={styles.menu}>
      <div className={styles.search}>
        <TextField
          type="search"
          isLabelHidden
          label={say("editor.site.search")}
          placeholder={say("editor.site.search")}
          value={search}
          onChange={setSearch}
        />
      </div>
      {found?.length === 0 && <EmptyState icon="search" title={say("editor.site.nothingFound")} />}
      {found && found.length > 0 && <SettingList work={work} settings={found} hasGroups />}
      {found === null && (
        <nav aria-label={say("editor.site.groups")}>
          <Sections {...{ work, opening }} part="start" />
          {isShop && <Sections {...{ work, opening }} part="shop" />}
          <Sections {...{ work, opening }} part="content" />
          <Sections {...{ work, opening }} part="visitors" />
          <Sections {...{ work, opening }} part="site" />
          {parts.map(({ name, groups }) => (
            <MenuPart key={name} name={say(`editor.site.part.${name}`)}>
              {groups.map((group) => (
                <MenuRow
                  key={group}
                  id={group}
                  name={wordsOf(settingGroupLabels[group])}
                  changes={changesOf(group)}
                  onClick={() => go({ group })}
                />
              ))}
            </MenuPart>
          ))}
          <Sections {...{ work, opening }} part="people" />
          <Tools work={work} />
        </nav>
      )}
    </div>
  );
});

interface SectionsProps {
  readonly work: PanelWork;
  readonly part: PanelSection["part"];
  readonly opening: Opening;
}

/** The sections of a part. A section that is open is closed by a press on it. */
const Sections = observer(function Sections({ work, part, opening: { press, open } }: SectionsProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const { at: opened, go } = work.places;
  return (
    <MenuPart name={intl.formatMessage({ id: `editor.site.part.${part}` })}>
      {sections
        .filter((section) => section.part === part)
        .map((section) => {
          const { id, name, sign } = section;
          const isOpen = opened !== null && "section" in opened && opened.section === id;
          return (
            <MenuRow
              key={id}
              {...{ id, sign, isOpen }}
              name={typeof name === "string" ? intl.formatMessage({ id: name }) : wordsOf(name)}
              onPress={() => isOpen || press(section)}
              onClick={() => (isOpen ? go(null) : void open(section))}
            />
          );
        })}
    </MenuPart>
  );
});

/** Who comes back to the list has the focus at what they come from, unless they have gone on already. */
function useComingBack({ places }: Pick<PanelWork, "places">) {
  const menu = useRef<HTMLDivElement>(null);
  const { at, before } = places;
  useEffect(() => {
    if (at !== null || !before || document.activeElement !== document.body) return;
    const row = "group" in before ? before.group : before.section;
    menu.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus();
  }, [at, before]);
  return menu;
}

function MenuPart({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface MenuRowProps {
  /** The group's or the section's. */
  readonly id: string;
  readonly name: string;
  readonly sign?: SectionSignName;
  /** How many of its settings aren't public as they are here. */
  readonly changes?: number;
  readonly isOpen?: boolean;
  /** Told when a pointer or a key goes down on it, which is some frames before it is a click. */
  readonly onPress?: () => void;
  readonly onClick: () => void;
}

function MenuRow({ id, name, sign, changes = 0, isOpen, onPress, onClick }: MenuRowProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-row={id}
        aria-current={isOpen ? "true" : undefined}
        onPointerDown={onPress}
        onKeyDown={({ key, repeat }) => {
          if (key === "Enter" && !repeat) onPress?.();
        }}
        onClick={onClick}
      >
        {sign && <SectionSign name={sign} />}
        <span className={styles.name}>{name}</span>
        <OthersHere isHere={(spot) => isInRow(spot, id)} />
        {changes > 0 && (
          <span className={styles.count}>{formatMessage({ id: "editor.site.changed" }, { count: changes })}</span>
        )}
        <Icon name="chevron-right" size={16} />
      </button>
    </li>
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import { columns, type Fill } from "#blocks/kit/picture-sizes.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { tabsDefinition } from "./definition.ts";
import { tabAfterKey } from "./tab-after-key.ts";
import styles from "./tabs.module.css";

/** The box of a part's picture (`tabs.module.css`). */
const fill: Fill = { ratio: 3 / 2, width: columns({ from: 48, part: 1 / 2, gaps: 1, gap: [2, 5, 4] }) };

/**
 * Links to parts of the page until the runtime is there; tabs from then on: arrows, Home and End move
 * between them. Where scripts run, only the current part shows from the first paint on, so nothing jumps.
 */
export function TabsView({ id, props }: BlockViewProps<typeof tabsDefinition>): ReactNode {
  const items = props.items.filter(({ label, html, image }) => label !== "" && (html !== "" || image));
  const [chosen, setChosen] = useState<number | null>(null);
  // False on the server and while the page is taken over, true from then on.
  const isReady = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;
  // A link to a part of the page leads to its tab.
  const asked = isReady ? items.findIndex((_item, index) => location.hash === `#${id}-${index + 1}`) : -1;
  const Heading = props.title === "" ? "h2" : "h3";
  const shown = Math.min(chosen ?? Math.max(asked, 0), items.length - 1);

  function select(event: MouseEvent, index: number): void {
    event.preventDefault();
    setChosen(index);
  }

  function move(event: KeyboardEvent): void {
    const next = tabAfterKey(event.key, shown, items.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll("a")[next]?.focus();
  }

  return (
    <div className={classNames(layout.block, styles.block)} {...(isReady && { "data-ready": "" })}>
      <Title title={props.title} eyebrow={props.eyebrow} size="medium" />
      <ul
        ref={list}
        className={classNames(layout.plain, styles.tabs)}
        {...(isReady && { role: "tablist", onKeyDown: move })}
      >
        {items.map(({ label }, index) => (
          <li key={`${index}:${label}`} {...(isReady && { role: "presentation" })}>
            <a
              href={`#${id}-${index + 1}`}
              id={`${id}-tab-${index + 1}`}
              className={styles.tab}
              data-reload=""
              onClick={(event) => select(event, index)}
              {...(index === shown && { "data-current": "" })}
              {...(isReady && {
                role: "tab",
                "aria-selected": index === shown,
                "aria-controls": `${id}-${index + 1}`,
                tabIndex: index === shown ? 0 : -1,
              })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {items.map(({ label, html, image }, index) => (
        <section
          key={`${index}:${label}`}
          id={`${id}-${index + 1}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${index + 1}`}
          {...(index === shown && { "data-current": "" })}
          {...(isReady && { role: "tabpanel", tabIndex: 0 })}
        >
          <Heading className={styles.name}>{label}</Heading>
          <Prose html={html} />
          {image && <Picture image={image} sizes={fill} className={styles.picture} />}
        </section>
      ))}
    </div>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}

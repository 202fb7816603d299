import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

import styles from "./ed-tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of, for those who can't see it. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is shown; left out, the tabs remember it themselves, beginning with the first. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

/** Panels of which one is seen. Arrows, Home and End move from tab to tab, Tab into the panel. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactNode {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const shown = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const choose = (tab: Tab | undefined) => {
    if (tab === undefined) return;
    setOwn(tab.id);
    onChange?.(tab.id);
    document.getElementById(`${id}${tab.id}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab === shown);
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(tabs.at(to));
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <div
          key={shown.id}
          id={`${id}panel`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${id}${shown.id}`}
          tabIndex={0}
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}

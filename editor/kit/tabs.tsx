import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

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

/** Panels of which one is seen. Arrows move from tab to tab, Tab into the panel. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactNode {
  return (
    <Base.Root
      className={styles.tabs}
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

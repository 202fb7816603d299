import type { ReactNode } from "react";

import { settingGroupLabels } from "#schemas/site-settings/catalogue.ts";
import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

import { useWords } from "../../fields/ui-locale.ts";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";
import { Spot } from "../spots/others-here.tsx";
import { settingSpot } from "../spots/site-spots.ts";
import { SettingInput } from "./setting-input.tsx";

interface SettingListProps {
  readonly work: PanelWork;
  readonly settings: readonly SettingDefinition[];
  /** Whether it is said which group each belongs to. */
  readonly hasGroups?: boolean;
}

/** Settings one below the other. */
export function SettingList({ work, settings, hasGroups = false }: SettingListProps): ReactNode {
  const wordsOf = useWords();
  const named = settings.map((setting, index) => {
    const isNew = hasGroups && setting.group !== settings[index - 1]?.group;
    return { setting, group: isNew ? wordsOf(settingGroupLabels[setting.group]) : null };
  });
  return (
    <div className={styles.settings}>
      {named.map(({ setting, group }) => (
        <div key={setting.key} data-setting={setting.key}>
          {group !== null && <h2 className={styles.groupName}>{group}</h2>}
          <Spot name={settingSpot(setting.key)}>
            <SettingInput work={work} setting={setting} />
          </Spot>
        </div>
      ))}
    </div>
  );
}

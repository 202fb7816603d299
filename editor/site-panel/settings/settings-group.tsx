import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";

import { settingGroupLabels, settings } from "#schemas/site-settings/catalogue.ts";
import type { SettingGroup } from "#schemas/site-settings/setting.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { IconButton } from "../../kit/button.tsx";
import { later } from "../../kit/later.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";
import { SettingList } from "./setting-list.tsx";

const WeekInput = later(async () => (await import("./week-setting.tsx")).WeekSetting);

const TypographySettings = later(async () => (await import("../fonts/typography-settings.tsx")).TypographySettings);

interface SettingsGroupProps {
  readonly work: PanelWork;
  readonly group: SettingGroup;
  readonly back: () => void;
}

/** A group of settings, with the way back to all of them. */
export const SettingsGroup = observer(function SettingsGroup({ work, group, back }: SettingsGroupProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = settings.filter((setting) => setting.group === group);
  return (
    <div className={styles.group}>
      <header className={styles.groupHead}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.site.back" })} onClick={back} />
        <h2 ref={heading} tabIndex={-1}>
          {wordsOf(settingGroupLabels[group])}
        </h2>
      </header>
      {group === "hours" && <WeekInput work={work} />}
      {group === "typography" && <TypographySettings work={work} settings={own} />}
      {group !== "hours" && group !== "typography" && <SettingList work={work} settings={own} />}
    </div>
  );
});

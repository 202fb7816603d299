import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

import { useWords } from "../../fields/ui-locale.ts";
import type { PanelWork } from "../panel-work.ts";
import { MonthDayField } from "./month-day-field.tsx";
import { useOwnValue } from "./use-own-value.ts";
import { useSettingChange } from "./use-setting-change.ts";

interface MonthDaySettingProps {
  readonly work: PanelWork;
  readonly setting: SettingDefinition;
  readonly aside: ReactNode;
}

/** A day of every year: its month and its number. */
export const MonthDaySetting = observer(function MonthDaySetting(props: MonthDaySettingProps): ReactNode {
  const { work, setting, aside } = props;
  const label = useWords()(setting.label);
  const change = useSettingChange(work.draft, setting.key);
  const value = String(useOwnValue(work, setting.key) ?? setting.initial ?? "");
  return <MonthDayField {...{ label, aside, value }} onChange={(next) => void change(next)} />;
});

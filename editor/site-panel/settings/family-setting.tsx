import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import { fontStack } from "#renderer/theme/fonts.ts";
import type { FontFamily } from "#schemas/site/font-family.ts";
import type { SettingDefinition } from "#schemas/site-settings/setting.ts";
import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { SelectField } from "../../kit/select-field.tsx";
import { useAsked } from "../../kit/use-asked.ts";
import type { PanelWork } from "../panel-work.ts";
import styles from "./setting-inputs.module.css";
import { useSettingChange } from "./use-setting-change.ts";

interface FamilySettingProps {
  readonly work: PanelWork;
  readonly setting: SettingDefinition;
  readonly aside: ReactNode;
}

/** A font of those that the site serves, with a line set in it. */
export const FamilySetting = observer(function FamilySetting({ work, setting, aside }: FamilySettingProps): ReactNode {
  const intl = useIntl();
  const label = useWords()(setting.label);
  const { draft, clients, locale } = work;
  const change = useSettingChange(draft, setting.key);
  const ask = useCallback(
    async (): Promise<readonly FontFamily[]> => await clients(locale).call("listFonts"),
    [clients, locale],
  );
  const families = useAsked(ask) ?? [];
  const value = String(valueInForce(draft.document, setting.key) ?? "");
  const names = [...new Set([value, ...families.map(({ name }) => name)])];
  return (
    <>
      <SelectField
        {...{ label, aside, value }}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(name) => void change(name)}
      />
      <p className={styles.specimen} style={{ fontFamily: fontStack(value) }}>
        {intl.formatMessage({ id: "editor.site.specimen" })}
      </p>
    </>
  );
});

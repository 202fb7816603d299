import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { SettingDefinition } from "#schemas/site-settings/setting.ts";
import { setAt } from "#schemas/site-settings/site-settings.ts";

import { FieldInput } from "../../fields/field-input.tsx";
import { TargetPicker } from "../../fields/target-picker.tsx";
import type { PanelWork } from "../panel-work.ts";
import { useSettingChange } from "./use-setting-change.ts";

interface PathSettingProps {
  readonly work: PanelWork;
  readonly setting: SettingDefinition;
  readonly aside: ReactNode;
}

/** A path of the site: written, or that of a page that is found by its name. */
export const PathSetting = observer(function PathSetting({ work, setting, aside }: PathSettingProps): ReactNode {
  const intl = useIntl();
  const { draft, ports, frames } = work;
  const { key, field, initial } = setting;
  const change = useSettingChange(draft, key);
  return (
    <>
      <FieldInput
        {...{ field, ports, aside, locale: frames.locale, inherited: initial ?? field.initial }}
        value={setAt(draft.document, key)}
        onChange={change}
      />
      <TargetPicker
        to="page"
        id={null}
        locale={frames.locale}
        ports={ports}
        label={intl.formatMessage({ id: "editor.site.findPage" })}
        onChange={(page) => (page?.path ? void change(page.path) : undefined)}
      />
    </>
  );
});

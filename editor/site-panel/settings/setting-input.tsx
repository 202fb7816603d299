import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

import type { Field } from "#schemas/fields/field.ts";
import { ok } from "#schemas/result.ts";
import { isMonthDayField } from "#schemas/site/parameters/month-day.ts";
import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

import { FieldInput } from "../../fields/field-input.tsx";
import { useWords } from "../../fields/ui-locale.ts";
import { useValueWords } from "../../inspector/value-words.ts";
import { IconButton } from "../../kit/button.tsx";
import { Icon } from "../../kit/icons.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";
import { ColourSetting } from "./colour-setting.tsx";
import { FamilySetting } from "./family-setting.tsx";
import { MonthDaySetting } from "./month-day-setting.tsx";
import { PathSetting } from "./path-setting.tsx";
import { useSettingChange } from "./use-setting-change.ts";
import { useIsChanged, useOwnValue } from "./use-own-value.ts";
import { mayWarn, useWarningsOf } from "./warnings.ts";

export interface SettingInputProps {
  readonly work: PanelWork;
  readonly setting: SettingDefinition;
}

/** One setting with the control of its kind, the way back to what it begins with, and what is to be said of it. */
export const SettingInput = observer(function SettingInput({ work, setting }: SettingInputProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const { draft, ports, frames, role } = work;
  const { key } = setting;
  const own = useOwnValue(work, key);
  const change = useSettingChange(draft, key);
  const field = useMemo(() => (setting.initial === null ? emptiable(setting) : named(setting)), [setting]);
  const aside = <Aside {...{ work, setting }} />;
  if (setting.isCode && role !== "SUPER_ADMIN")
    return (
      <p className={styles.locked}>
        <Icon name="lock" size={16} />
        {intl.formatMessage({ id: "editor.site.locked" }, { name: wordsOf(setting.label) })}
      </p>
    );
  return (
    <>
      {field.kind === "colour" ? (
        <ColourSetting {...{ work, setting, aside }} />
      ) : key.endsWith(".family") ? (
        <FamilySetting {...{ work, setting, aside }} />
      ) : isMonthDayField(setting.field) ? (
        <MonthDaySetting {...{ work, setting, aside }} />
      ) : key === "ROOT_REDIRECT" ? (
        <PathSetting {...{ work, setting, aside }} />
      ) : (
        <FieldInput
          {...{ field, ports, aside, locale: frames.locale, value: own }}
          inherited={setting.initial ?? emptyOf(setting)}
          onChange={change}
        />
      )}
      {mayWarn(key) && <Warnings work={work} name={key} />}
    </>
  );
});

interface WarningsProps {
  readonly work: PanelWork;
  /** The setting's key. */
  readonly name: string;
}

/** What asks for a second look at a setting, beside others. */
const Warnings = observer(function Warnings({ work, name }: WarningsProps): ReactNode {
  const warnings = useWarningsOf(work, name);
  return (
    <>
      {warnings.map(({ words }) => (
        <p key={words} className={styles.warning} role="status">
          <Icon name="warning" size={16} />
          <span>{words}</span>
        </p>
      ))}
    </>
  );
});

/** What stands at a setting's end: that visitors have another value, and the way back to what it begins with. */
const Aside = observer(function Aside({ work, setting }: SettingInputProps): ReactNode {
  const intl = useIntl();
  const [wordsOf, valueWords] = [useWords(), useValueWords()];
  const { draft, frames } = work;
  const { key, field, initial } = setting;
  const name = wordsOf(setting.label);
  const isChanged = useIsChanged(work, key);
  const isSet = useOwnValue(work, key) !== undefined;
  const value =
    initial === null ? intl.formatMessage({ id: "editor.site.none" }) : valueWords(field, initial, frames.locale);
  return (
    <>
      {isChanged && (
        <span className={styles.changed} role="img" aria-label={intl.formatMessage({ id: "editor.site.notPublic" })} />
      )}
      {isSet && (
        <IconButton
          isSmall
          icon="reset"
          side="left"
          label={intl.formatMessage({ id: "editor.inspector.toDefault" }, { label: name, value })}
          onClick={() => draft.edit([{ type: "set", setting: key }])}
        />
      )}
    </>
  );
});

/** The field under the setting's own name. */
function named({ field, label }: SettingDefinition): Field {
  return field.label === label ? field : { ...field, label };
}

/** The same where nothing is a value as well: a number that is taken away sets the setting to nothing. */
function emptiable(setting: SettingDefinition): Field {
  const field = named(setting);
  if (field.kind !== "number") return field;
  return { ...field, check: (value) => (Number.isNaN(value) ? ok(Number.NaN) : field.check(value)) };
}

/** What a field shows of a setting that nobody has set, and that begins with nothing. */
function emptyOf({ field }: SettingDefinition): unknown {
  return field.kind === "number" ? Number.NaN : field.initial;
}

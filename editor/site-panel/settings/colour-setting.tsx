import { computed } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, useId, useMemo } from "react";
import { useIntl } from "react-intl";

import { normalHex } from "#blocks/kit/contrast.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import type { Field } from "#schemas/fields/field.ts";
import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import { TextField } from "../../kit/text-field.tsx";
import type { PanelWork } from "../panel-work.ts";
import { settingName } from "../setting-words.ts";
import { contrastOf } from "./contrasts.ts";
import styles from "./setting-inputs.module.css";
import { useOwnValue } from "./use-own-value.ts";
import { useSettingChange } from "./use-setting-change.ts";

interface ColourSettingProps {
  readonly work: PanelWork;
  readonly setting: SettingDefinition;
  readonly aside: ReactNode;
}

/** A colour of the site: picked or written, with how well it is read against what it is used on. */
export const ColourSetting = observer(function ColourSetting({ work, setting, aside }: ColourSettingProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const label = useWords()(setting.label);
  const { draft } = work;
  const { key } = setting;
  const change = useSettingChange(draft, key);
  const own = useOwnValue(work, key);
  const stored = typeof own === "string" ? own : "";
  const checked = useChecked(stored, checkTyped(setting.field), (text) =>
    change(text === "" ? undefined : text, undefined, "colour"),
  );
  const seen = normalHex(stored) ?? seenColour(work, key);
  return (
    <div className={styles.colour}>
      <input
        id={id}
        type="color"
        className={styles.picker}
        aria-label={intl.formatMessage({ id: "editor.site.pick" }, { label })}
        value={seen.slice(0, 7)}
        onChange={({ target }) => checked.change(target.value)}
      />
      <TextField
        {...{ label, aside }}
        placeholder={intl.formatMessage({ id: "editor.site.ownColour" })}
        error={useFieldError(label, checked.problems)}
        help={<Contrast work={work} name={key} />}
        value={checked.value}
        onChange={(text) => checked.change(text.trim())}
      />
    </div>
  );
});

interface ContrastProps {
  readonly work: PanelWork;
  /** The setting's key. */
  readonly name: string;
}

/** How well the colour is read against what it is used with; nothing where the theme finds an ink by itself. */
const Contrast = observer(function Contrast({ work, name }: ContrastProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const { draft } = work;
  const seen = useMemo(() => computed(() => contrastOf(name, draft.document), { equals: sameValue }), [draft, name]);
  const contrast = seen.get();
  if (!contrast) return null;
  const isRead = contrast.ratio >= 4.5;
  return (
    <span className={styles.contrast} data-isread={isRead}>
      {intl.formatMessage(
        { id: isRead ? "editor.site.contrast" : "editor.site.contrastPoor" },
        {
          ratio: intl.formatNumber(contrast.ratio, { maximumFractionDigits: 1 }),
          on: wordsOf(settingName(contrast.other)),
        },
      )}
    </span>
  );
});

/** The colour that is seen while nobody has chosen one: the theme's own. */
function seenColour({ frames }: PanelWork, key: string): string {
  // Words of a font have the colour of all text while they have none of their own.
  const of = key.startsWith("COLOR_") ? key.slice("COLOR_".length) : "FONT";
  const name = `--color-${of.toLowerCase().replaceAll("_", "-")}`;
  return normalHex(frames.themeValue(name)) ?? normalHex(pageValue(name)) ?? "#000000";
}

/** A custom property as the page that the panel stands over has it. */
function pageValue(name: string): string {
  const page = document.querySelector("iframe")?.contentDocument?.querySelector(".page");
  return page ? getComputedStyle(page).getPropertyValue(name).trim() : "";
}

function checkTyped(field: Field): Field<string>["check"] {
  return (text) => {
    const checked = field.check(text === "" ? null : text);
    return checked.ok ? { ok: true, value: String(text) } : checked;
  };
}

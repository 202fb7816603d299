import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";
import type { FlagField, TextField as SettingText } from "#schemas/page-settings/page-settings.ts";

import { useWords } from "../fields/ui-locale.ts";
import { NumberField } from "../kit/number-field.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { SwitchField } from "../kit/switch-field.tsx";
import { TextField } from "../kit/text-field.tsx";
import styles from "./ed-page-panel.module.css";
import { useSetting } from "./use-setting.ts";

interface TextsProps {
  readonly field: SettingText;
  readonly multiline?: boolean;
  /** What stands for it where nobody says it. */
  readonly placeholder?: (locale: Locale) => string;
  readonly help?: (locale: Locale) => ReactNode;
}

/** A text of the page in each language, side by side where there is room. */
export function Texts({ field, ...rest }: TextsProps): ReactNode {
  return (
    <div className={styles.texts}>
      {locales.map((locale) => (
        <Text key={locale} field={field} locale={locale} {...rest} />
      ))}
    </div>
  );
}

interface TextProps extends TextsProps {
  readonly locale: Locale;
}

const Text = observer(function Text({ field, locale, multiline, placeholder, help }: TextProps): ReactNode {
  const { label, value, error, onChange } = useSetting(field, "", locale);
  return (
    <TextField
      {...{ label, value, error, onChange }}
      {...(multiline !== undefined && { multiline })}
      placeholder={placeholder?.(locale) ?? ""}
      help={help?.(locale)}
      lang={localeInfos[locale].iso}
    />
  );
});

/** Yes or no, with a sentence that says what that does. */
export const Flag = observer(function Flag({ field }: { readonly field: FlagField }): ReactNode {
  const intl = useIntl();
  const setting = useSetting(field, false);
  return <SwitchField {...setting} help={intl.formatMessage({ id: `editor.pages.help.${field}` })} />;
});

/** Where the page stands in the menu among those beside it. */
export const Order = observer(function Order(): ReactNode {
  const intl = useIntl();
  return (
    <NumberField
      {...useSetting("order", 0)}
      min={0}
      step={1}
      help={intl.formatMessage({ id: "editor.pages.help.order" })}
    />
  );
});

/** The site's drawings that say something in a menu. */
const drawings: Readonly<Record<string, Localized<string>>> = {
  home: { fr_FR: "Maison", en_US: "House" },
  bottle: { fr_FR: "Bouteille", en_US: "Bottle" },
  grapes: { fr_FR: "Raisin", en_US: "Grapes" },
  bag: { fr_FR: "Sac", en_US: "Bag" },
  person: { fr_FR: "Personne", en_US: "Person" },
  place: { fr_FR: "Lieu", en_US: "Place" },
  phone: { fr_FR: "Téléphone", en_US: "Telephone" },
  mail: { fr_FR: "Lettre", en_US: "Letter" },
  search: { fr_FR: "Loupe", en_US: "Magnifying glass" },
};

/** One of the site's drawings, or the address of a picture. */
export const MenuIcon = observer(function MenuIcon(): ReactNode {
  const intl = useIntl();
  const words = useWords();
  const { label, value, error, onChange } = useSetting("menuIcon", "");
  const isDrawing = value === "" || Object.hasOwn(drawings, value);
  const [isAddress, setAddress] = useState(!isDrawing);
  const options = [
    { value: "", label: intl.formatMessage({ id: "editor.pages.icon.none" }) },
    ...Object.entries(drawings).map(([icon, name]) => ({ value: icon, label: words(name) })),
    { value: "address", label: intl.formatMessage({ id: "editor.pages.icon.address" }) },
  ];
  const isShown = isAddress || !isDrawing;
  return (
    <>
      <SelectField
        label={label}
        value={isShown ? "address" : value}
        options={options}
        onChange={(icon) => {
          setAddress(icon === "address");
          onChange(icon === "address" ? "" : icon);
        }}
      />
      {isShown && (
        <TextField
          label={intl.formatMessage({ id: "editor.pages.icon.address" })}
          help={intl.formatMessage({ id: "editor.pages.help.menuIcon" })}
          {...{ value, error, onChange }}
        />
      )}
    </>
  );
});

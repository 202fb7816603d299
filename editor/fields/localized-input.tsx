import { createContext, type ReactNode, useContext, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import type { Field } from "#schemas/fields/field.ts";
import { defaultLocale, inLocale, type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";

import styles from "./ed-localized.module.css";
import type { KindProps } from "./kind-props.ts";
import { OneText } from "./text-input.tsx";
import { translationState } from "#schemas/translation-state.ts";

/** Whether every localized field shows all languages; each can be opened and closed by itself. */
export const BothLanguages = createContext(false);

export interface LocalizedInputProps extends KindProps<Localized<string>> {
  /** What counts for each language when nothing of its own is stored. */
  readonly inherited: Localized<string>;
  /** What visitors read now; left out where that isn't known. */
  readonly published?: Localized<string>;
}

/** A text once per language: the one that is looked at, and beside it the other with how its translation stands. */
export function LocalizedInput(props: LocalizedInputProps): ReactNode {
  const { label, aside, value, locale, published } = props;
  const intl = useIntl();
  const areAllOpen = useContext(BothLanguages);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isBoth = isOpen ?? areAllOpen;
  const others = locales.filter((other) => other !== locale);
  const stateWords = (other: Locale) => {
    const state = translationState({ value, published, locale: other });
    return intl.formatMessage({ id: `editor.fields.translation.${state}` }, { language: localeInfos[other].label });
  };
  const toggle = (
    <>
      {aside}
      {others.map((other) => (
        <Button key={other} variant="quiet" isSmall aria-expanded={isBoth} onClick={() => setOpen(!isBoth)}>
          <span className={styles.state} data-state={translationState({ value, published, locale: other })} />
          {stateWords(other)}
        </Button>
      ))}
    </>
  );
  const named = (one: Locale) =>
    isBoth
      ? intl.formatMessage({ id: "editor.fields.inLanguage" }, { label, language: localeInfos[one].label })
      : label;
  return (
    <div className={styles.texts}>
      <OneLanguage {...props} label={named(locale)} aside={toggle} language={locale} />
      {isBoth
        ? others.map((other) => (
            <OneLanguage
              key={other}
              {...props}
              label={named(other)}
              help={undefined}
              aside={undefined}
              language={other}
            />
          ))
        : null}
    </div>
  );
}

function OneLanguage({ language, ...props }: LocalizedInputProps & { readonly language: Locale }): ReactNode {
  const { field, value, inherited, onChange } = props;
  return (
    <OneText
      {...props}
      field={fieldOf(field, language)}
      locale={language}
      value={value[language] ?? ""}
      placeholder={inLocale(value, language)}
      onChange={(text) => {
        const isUnset = text === "" && (inherited[language] ?? "") === "";
        return onChange(isUnset ? undefined : { ...value, [language]: text }, { locale: language, typedAt: language });
      }}
    />
  );
}

/** The same field for one of its languages. */
function fieldOf(field: Field<Localized<string>, unknown>, language: Locale): Field<string> {
  return {
    ...(field as unknown as Field<string>),
    check: (text) => {
      // Nothing in a language says nothing wrong: it falls back.
      if (text === "" && language !== defaultLocale) return { ok: true, value: "" };
      const checked = field.check({ [language]: text });
      return checked.ok ? { ok: true, value: String(text) } : checked;
    },
  };
}

import type { IntlShape } from "react-intl";

import { isLocale, localeInfos, locales, type Localized } from "#schemas/locale.ts";
import { isPopupField, type PopupDocument } from "#schemas/popups/popup-document.ts";
import { popupFields } from "#schemas/popups/popup-fields.ts";
import { popupKind } from "#schemas/popups/popup-kind.ts";
import type { PopupCommand } from "#schemas/popups/set-popup.ts";

import type { DocumentWords } from "../../saving/document-words.ts";
import type { EditLabel } from "../../store/edit-label.ts";
import type { DeskPlace } from "../desk/desk.ts";

/** A popup among the documents of the panel's desk. */
export function popupPlace(id: number): DeskPlace<PopupDocument, PopupCommand> {
  return { kind: popupKind.name, id, rules: popupKind, words: popupWords };
}

/** The words of what is set of a popup. */
const popupWords: DocumentWords<PopupDocument, PopupCommand> = {
  describe: (_before, commands): EditLabel => {
    const [first, ...more] = commands;
    if (first?.type === "set-all") return { key: "restored" };
    if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
    return { key: "setPopup", values: { field: leafName(first.field) } };
  },
  leafName: (_document, leaf) => leafName(leaf),
  valueWords: (_leaf, value, intl) => valueWords(value, intl),
  values: (command) =>
    command.type === "set"
      ? [
          {
            leaf: command.locale === undefined ? command.field : `${command.field}/${command.locale}`,
            value: command.value,
          },
        ]
      : [],
};

/** What is set at a leaf of a popup, in words. */
export function leafName(leaf: string): Localized<string> {
  const [field = "", language] = leaf.split("/");
  if (!isPopupField(field)) return { fr_FR: field };
  const { label } = popupFields[field];
  if (!isLocale(language)) return label;
  const inLanguage = localeInfos[language].label;
  return Object.fromEntries(locales.map((locale) => [locale, `${label[locale] ?? ""} (${inLanguage})`]));
}

/** A value in words, where it isn't words itself. */
function valueWords(value: unknown, intl: IntlShape): string | null {
  if (typeof value === "boolean") return intl.formatMessage({ id: value ? "editor.site.yes" : "editor.site.no" });
  if (value === null || value === undefined || value === "") return intl.formatMessage({ id: "editor.site.none" });
  return null;
}

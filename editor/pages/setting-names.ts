import { type Localized, localeInfos, locales } from "#schemas/locale.ts";
import type { PageSettings, SettingsField } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";

import type { DocumentWords } from "../saving/document-words.ts";
import type { EditLabel } from "../store/edit-label.ts";

/** What each setting of a page is called. */
export const settingNames: Readonly<Record<SettingsField, Localized<string>>> = {
  title: { fr_FR: "Titre", en_US: "Title" },
  menuTitle: { fr_FR: "Titre dans le menu", en_US: "Title in the menu" },
  slug: { fr_FR: "Adresse", en_US: "Address" },
  metaDescription: { fr_FR: "Description pour les moteurs de recherche", en_US: "Description for search engines" },
  menuIcon: { fr_FR: "Icône dans le menu", en_US: "Icon in the menu" },
  order: { fr_FR: "Rang", en_US: "Order" },
  parent: { fr_FR: "Rangée sous", en_US: "Stands below" },
  frame: { fr_FR: "Cadre", en_US: "Frame" },
  isMenu: { fr_FR: "Dans le menu", en_US: "In the menu" },
  isFixedRight: { fr_FR: "À droite du menu", en_US: "At the right of the menu" },
  isAbsoluteMenu: { fr_FR: "Menu posé sur la page", en_US: "Menu over the page" },
  isReload: { fr_FR: "Recharger à l’ouverture", en_US: "Reload when opened" },
  isCms: { fr_FR: "Modifiable ici", en_US: "Can be edited here" },
  hasCustomHeader: { fr_FR: "En-tête propre à la page", en_US: "Header of its own" },
  hasCustomFooter: { fr_FR: "Pied propre à la page", en_US: "Footer of its own" },
  isECommerce: { fr_FR: "Page de la boutique", en_US: "Page of the shop" },
};

/** The words of page settings. */
export const settingsWords: DocumentWords<PageSettings, SetSetting> = {
  describe: (_before, commands): EditLabel => {
    const [first, ...more] = commands;
    if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
    return { key: "setPage", values: { field: settingNames[first.field] } };
  },
  leafName(_document, leaf) {
    const [field = "", language] = leaf.split("/");
    const name = Object.hasOwn(settingNames, field) ? settingNames[field as SettingsField] : {};
    const inWords = locales.find((locale) => locale === language);
    if (inWords === undefined) return name;
    const { label } = localeInfos[inWords];
    return Object.fromEntries(locales.map((locale) => [locale, `${name[locale] ?? ""} (${label})`]));
  },
  values: ({ field, locale, value }) => [{ leaf: locale === undefined ? field : `${field}/${locale}`, value }],
};

/** The official languages of the European Union, as their codes are ordered, each by the name that it calls itself. */
export const labelLanguages = {
  bg: "Български",
  cs: "Čeština",
  da: "Dansk",
  de: "Deutsch",
  el: "Ελληνικά",
  en: "English",
  es: "Español",
  et: "Eesti",
  fi: "Suomi",
  fr: "Français",
  ga: "Gaeilge",
  hr: "Hrvatski",
  hu: "Magyar",
  it: "Italiano",
  lt: "Lietuvių",
  lv: "Latviešu",
  mt: "Malti",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  ro: "Română",
  sk: "Slovenčina",
  sl: "Slovenščina",
  sv: "Svenska",
} as const;

export type LabelLanguage = keyof typeof labelLanguages;

/** A text by language, in those that somebody wrote. */
export type LabelTexts = Partial<Readonly<Record<LabelLanguage, string>>>;

/** A text that stands in all of them. */
export type LabelWords = Readonly<Record<LabelLanguage, string>>;

/** Their codes. */
export const languageCodes = Object.keys(labelLanguages) as readonly LabelLanguage[];

/** Tells whether a text is the code of one of them. */
export function isLabelLanguage(text: string): text is LabelLanguage {
  return Object.hasOwn(labelLanguages, text);
}

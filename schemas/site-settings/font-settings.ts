import type { Field, Fields } from "../fields/field.ts";
import { colour } from "../fields/colour.ts";
import { number } from "../fields/number.ts";
import { select } from "../fields/select.ts";
import { text } from "../fields/text.ts";
import { defaultLocale, locales, type Localized } from "../locale.ts";
import { defaultFonts, fontTypes, type SiteFont } from "../site/site-info.ts";
import type { SettingDefinition } from "./setting.ts";

export type FontField = Exclude<keyof SiteFont, "type">;

const places: Readonly<Record<SiteFont["type"], Localized<string>>> = {
  TITLE: { fr_FR: "Titres", en_US: "Titles" },
  CONTENT: { fr_FR: "Textes", en_US: "Texts" },
  MENU: { fr_FR: "Menu", en_US: "Menu" },
};

const fields: Fields & Readonly<Record<FontField, Field>> = {
  family: text({ label: { fr_FR: "police", en_US: "font" }, localized: false, min: 1, max: 60 }),
  size: number({
    label: { fr_FR: "taille", en_US: "size" },
    help: { fr_FR: "En pixels.", en_US: "In pixels." },
    min: 8,
    max: 160,
    step: 0.5,
  }),
  weight: number({
    label: { fr_FR: "graisse", en_US: "weight" },
    help: { fr_FR: "De 100 (maigre) à 900 (noire).", en_US: "From 100 (thin) to 900 (black)." },
    min: 100,
    max: 900,
    step: 100,
    integer: true,
  }),
  style: select({
    label: { fr_FR: "style", en_US: "style" },
    options: [
      { value: "normal", label: { fr_FR: "Droit", en_US: "Upright" } },
      { value: "italic", label: { fr_FR: "Italique", en_US: "Italic" } },
    ],
  }),
  colour: colour({ label: { fr_FR: "couleur", en_US: "color" }, tokens: [] }),
};

const colons = { fr_FR: " : ", en_US: ": " } as const;

/** The fonts of the site info (spec §3: TITLE, CONTENT, MENU) as settings, a property each: `font.TITLE.size`. */
export const fontSettings: readonly SettingDefinition[] = fontTypes.flatMap((type) =>
  (Object.keys(fields) as FontField[]).map((name): SettingDefinition => {
    const field = fields[name];
    const { help } = field.describe();
    const label = Object.fromEntries(
      locales.map((locale) => [locale, `${places[type][locale]}${colons[locale]}${field.label[locale] ?? ""}`]),
    );
    return {
      key: `font.${type}.${name}`,
      group: "typography",
      label: { [defaultLocale]: "", ...label },
      ...(help && { help }),
      field,
      initial: defaultFonts[type][name],
      effect: { css: `--font-${type.toLowerCase()}` },
    };
  }),
);

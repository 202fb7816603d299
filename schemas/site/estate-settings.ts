import { isLocale, locales } from "../locale.ts";

/** What an estate says of itself to begin with, each as text; what is left out stays as it is. */
export interface EstateSettings {
  readonly name?: string;
  /** The head office, in one or more lines. */
  readonly address?: string;
  readonly phone?: string;
  readonly email?: string;
  /** The language for visitors whose browser speaks none of the site's. */
  readonly language?: string;
  readonly primary?: string;
  readonly accent?: string;
  readonly background?: string;
  readonly text?: string;
  /** A picture's file on this machine. */
  readonly logo?: string;
  readonly legalName?: string;
  readonly legalForm?: string;
  readonly shareCapital?: string;
  readonly rcs?: string;
  readonly siret?: string;
  readonly vatNumber?: string;
  /** Who answers for what is published. */
  readonly director?: string;
  /** The administrator's e-mail address. */
  readonly administrator?: string;
}

export type SettingName = keyof EstateSettings;

interface Setting {
  /** What it is, in an operator's words. */
  readonly label: string;
  /** The parameters that it sets: a colour also sets what has to go with it. */
  readonly parameters: readonly string[];
}

/** Every setting, in the order in which an operator is asked. */
export const estateSettings: Readonly<Record<SettingName, Setting>> = {
  name: { label: "The estate's name", parameters: ["COMPANY_NAME"] },
  address: { label: "Its address", parameters: ["COMPANY_HEAD_OFFICE"] },
  phone: { label: "Its telephone", parameters: ["COMPANY_PHONE"] },
  email: { label: "Its e-mail address", parameters: ["COMPANY_EMAIL"] },
  language: { label: `The default language, ${locales.join(" or ")}`, parameters: [] },
  primary: { label: "The main colour, such as #6b1d33", parameters: ["COLOR_PRIMARY", "COLOR_MENU_ACTIVE"] },
  accent: { label: "The accent colour", parameters: ["COLOR_ACCENT"] },
  background: {
    label: "The pages' ground",
    parameters: ["COLOR_BACKGROUND", "COLOR_HEADER", "COLOR_MOBILE_MENU"],
  },
  text: { label: "The text's colour", parameters: ["COLOR_FONT", "COLOR_MENU"] },
  logo: { label: "The logo, a file (SVG, PNG, JPEG or WebP)", parameters: [] },
  legalName: { label: "The company's registered name", parameters: ["COMPANY_LEGAL_NAME"] },
  legalForm: { label: "Its legal form, such as EARL, SCEA, SAS", parameters: ["COMPANY_CORPORATE_FORM"] },
  shareCapital: { label: "Its share capital", parameters: ["COMPANY_SHARE_CAPITAL"] },
  rcs: { label: "Its trade register number (RCS)", parameters: ["COMPANY_RCS"] },
  siret: { label: "Its SIRET number, 14 digits", parameters: ["COMPANY_SIRET"] },
  vatNumber: { label: "Its VAT number", parameters: ["COMPANY_VAT_NUMBER"] },
  director: { label: "The director of publication", parameters: ["COMPANY_LEGAL_AGENT"] },
  administrator: { label: "The administrator's e-mail address", parameters: [] },
};

export const settingNames = Object.keys(estateSettings) as readonly SettingName[];

/** Says what is wrong with a setting beyond what its parameter checks; null when nothing is. */
export function faultOf(name: SettingName, value: string): string | null {
  if (value.trim() === "") return "is empty";
  if (name === "language" && !isLocale(value)) return `is none of ${locales.join(", ")}`;
  if (name === "email" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) return "is no e-mail address";
  if (name === "siret" && !/^\d{14}$/.test(value.replaceAll(/\s/g, ""))) return "is not 14 digits";
  return null;
}

/** Reads settings from JSON: an object of texts. Gives what is wrong with it, by key, when it is something else. */
export function readSettings(json: unknown): { readonly settings: EstateSettings; readonly faults: readonly string[] } {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { settings: {}, faults: ["The settings are not an object"] };
  }
  const entries = Object.entries(json);
  const faults = entries.flatMap(([key, value]) => {
    if (!Object.hasOwn(estateSettings, key)) return [`There is no setting "${key}": ${settingNames.join(", ")}`];
    return typeof value === "string" ? [] : [`${key} is not a text`];
  });
  return { settings: faults.length === 0 ? (Object.fromEntries(entries) as EstateSettings) : {}, faults };
}

/** A setting's flag on the command line: `legalName` is `--legal-name`. */
export function flagOf(name: SettingName): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

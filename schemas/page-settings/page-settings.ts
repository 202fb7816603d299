import type { Localized } from "../locale.ts";

/** What stands in the settings of a page that a language has of its own. */
export interface SettingsTexts {
  readonly title: Localized<string>;
  readonly menuTitle: Localized<string>;
  readonly slug: Localized<string>;
  readonly metaDescription: Localized<string>;
}

/** The flags of a page (spec §2). */
export interface SettingsFlags {
  readonly isMenu: boolean;
  readonly isFixedRight: boolean;
  readonly isAbsoluteMenu: boolean;
  readonly isReload: boolean;
  readonly isCms: boolean;
  readonly hasCustomHeader: boolean;
  readonly hasCustomFooter: boolean;
  readonly isECommerce: boolean;
}

/** The settings of a page: everything of it but its type and its layout. A text that is empty in a language isn't there. */
export interface PageSettings extends SettingsTexts, SettingsFlags {
  readonly version: typeof settingsVersion;
  /** The name of an icon, or the address of a drawing; empty: none. */
  readonly menuIcon: string;
  readonly order: number;
  /** The page above it; null: none. */
  readonly parent: number | null;
  /** The layout of the frame around it; null: that of its type. */
  readonly frame: number | null;
}

export const settingsVersion = 1;

export type TextField = keyof SettingsTexts;
export type FlagField = keyof SettingsFlags;
export type SettingsField = Exclude<keyof PageSettings, "version">;

/** How long each text may be. */
export const textLengths: Readonly<Record<TextField, number>> = {
  title: 200,
  menuTitle: 200,
  slug: 200,
  metaDescription: 500,
};

export const textFields = Object.keys(textLengths) as readonly TextField[];

export const flagFields: readonly FlagField[] = [
  "isMenu",
  "isFixedRight",
  "isAbsoluteMenu",
  "isReload",
  "isCms",
  "hasCustomHeader",
  "hasCustomFooter",
  "isECommerce",
];

/** The settings that a page has of which nobody said anything. */
export const blankSettings: PageSettings = {
  version: settingsVersion,
  title: {},
  menuTitle: {},
  slug: {},
  metaDescription: {},
  menuIcon: "",
  order: 0,
  parent: null,
  frame: null,
  isMenu: false,
  isFixedRight: false,
  isAbsoluteMenu: false,
  isReload: false,
  isCms: true,
  hasCustomHeader: false,
  hasCustomFooter: false,
  isECommerce: false,
};

export function isTextField(field: unknown): field is TextField {
  return (textFields as readonly unknown[]).includes(field);
}

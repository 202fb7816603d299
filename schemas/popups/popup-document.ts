import { isRecord } from "../fields/check.ts";
import type { StoredImage } from "../fields/image.ts";
import { locales, type Localized } from "../locale.ts";
import { popupFields } from "./popup-fields.ts";

/** What a popup says in each language. A text that is empty in a language isn't there. */
export interface PopupTexts {
  readonly title: Localized<string>;
  /** Rich text; not shown where there is a layout. */
  readonly message: Localized<string>;
  readonly linkLabel: Localized<string>;
}

/** A popup as it is edited: what it says, and by which rules it opens. */
export interface PopupDocument extends PopupTexts {
  readonly version: typeof popupVersion;
  /** The reusable layout whose blocks it shows in the place of its own text; null: its text. */
  readonly layout: number | null;
  readonly picture: StoredImage;
  /** A site path without language, or an absolute https address; empty: no link. */
  readonly link: string;
  /** Slugs of the page types that it opens on; none: all of them. */
  readonly pageTypes: readonly string[];
  /** Milliseconds after the page's load. */
  readonly delay: number;
  /** True: it opens again after every load; false: once per visitor. */
  readonly isShownOnReload: boolean;
  readonly isActive: boolean;
  /** From when on it is shown, in UTC to the minute; null: from its publication on. */
  readonly startsAt: string | null;
  /** From when on it is shown no more; null: no end. */
  readonly endsAt: string | null;
  readonly order: number;
}

export const popupVersion = 1;

export type PopupField = Exclude<keyof PopupDocument, "version">;
export type PopupTextField = keyof PopupTexts;

/** A popup of which nobody has said anything. */
export const blankPopup: PopupDocument = {
  version: popupVersion,
  title: {},
  message: {},
  linkLabel: {},
  layout: null,
  picture: null,
  link: "",
  pageTypes: [],
  delay: 0,
  isShownOnReload: false,
  isActive: true,
  startsAt: null,
  endsAt: null,
  order: 0,
};

export const popupFieldNames = Object.keys(popupFields) as readonly PopupField[];

export function isPopupField(name: unknown): name is PopupField {
  return (popupFieldNames as readonly unknown[]).includes(name);
}

export function isPopupText(field: PopupField): field is PopupTextField {
  return popupFields[field].localized;
}

/** [PU6] The popup of some values; what can't be read is as if nobody had said it. */
export function popupOf(values: Readonly<Record<string, unknown>>): PopupDocument {
  const read = popupFieldNames.flatMap((field): readonly (readonly [string, unknown])[] => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    if (isPopupText(field)) return [[field, textsOf(field, value)]];
    return value !== undefined && popupFields[field].check(value).ok ? [[field, value]] : [];
  });
  return { ...blankPopup, ...Object.fromEntries(read) };
}

/** [PU6] Reads a popup as it was stored. Null: this is none. */
export function parsePopup(text: string): PopupDocument | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  return isRecord(stored) && stored["version"] === popupVersion ? popupOf(stored) : null;
}

function textsOf(field: PopupTextField, value: unknown): Localized<string> {
  if (!isRecord(value)) return {};
  const read = locales.flatMap((locale) => {
    const text = Object.hasOwn(value, locale) ? value[locale] : "";
    return text !== "" && popupFields[field].check({ [locale]: text }).ok ? [[locale, String(text)] as const] : [];
  });
  return Object.fromEntries(read);
}

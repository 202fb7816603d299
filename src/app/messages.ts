import type { MessageFormatElement } from "react-intl";

import { defaultLocale, type Locale } from "#schemas/locale.ts";

/** Messages as the build left them: parsed, so that no parser has to be shipped. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

export type MessageLoaders = Readonly<Partial<Record<Locale, () => Promise<{ readonly default: Messages }>>>>;

export interface MessageStore {
  /** Loads a locale's messages once. Rejects when the chunk can't be had. */
  load(locale: Locale): Promise<void>;
  /** The messages of a locale; empty until they are loaded. */
  of(locale: Locale): Messages;
}

/**
 * Loads each locale's messages when it is first shown (spec §4). A locale without a file warns on
 * the console (spec §8) and takes the default locale's.
 */
export function createMessages(
  loaders: MessageLoaders,
  warn: (text: string) => void = (text) => console.warn(text),
): MessageStore {
  const loaded = new Map<Locale, Messages>();
  return {
    async load(locale) {
      if (loaded.has(locale)) return;
      const load = loaders[locale];
      if (!load) warn(`Missing locale file ${locale}`);
      const file = await (load ?? loaders[defaultLocale])?.();
      loaded.set(locale, file?.default ?? {});
    },
    of: (locale) => loaded.get(locale) ?? {},
  };
}

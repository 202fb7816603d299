import { IntlMessageFormat } from "intl-messageformat";

import type { MessageValues } from "#schemas/refusal.ts";
import { type Locale, localeInfos } from "#schemas/locale.ts";
import { type ServerMessageKey, serverMessages } from "#schemas/messages/server-messages.ts";

const formats = new Map<string, IntlMessageFormat>();

/** A server message in one language. Every pattern is parsed once. */
export function messageText(key: ServerMessageKey, locale: Locale, values: MessageValues = {}): string {
  const name = `${locale} ${key}`;
  const format = formats.get(name) ?? new IntlMessageFormat(serverMessages[locale][key], localeInfos[locale].iso);
  formats.set(name, format);
  return String(format.format<never>(values));
}

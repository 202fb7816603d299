import type { CallerFacts } from "#schemas/contract/call-headers.ts";
import { defaultLocale } from "#schemas/locale.ts";

import { readToken } from "#schemas/contract/session-cookies.ts";

/** Who calls from this page: the language is the shown page's, the token the cookie's of this moment (spec §6, §7). */
export const pageCaller: CallerFacts = {
  locale: () => document.documentElement.dataset["locale"] ?? defaultLocale,
  token: () => readToken(document.cookie),
};

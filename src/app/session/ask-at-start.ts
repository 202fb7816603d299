import { createClient } from "#schemas/contract/client.ts";
import { startUpNeeds } from "#schemas/contract/start-up.ts";
import { defaultLocale } from "#schemas/locale.ts";

import { readToken } from "./session-cookies.ts";
import type { StartAnswer } from "./session-store.ts";

/**
 * The private calls of a start (spec §7). The public ones are part of every page document already:
 * asking for them again would only cost the visitor.
 */
export async function askAtStart(): Promise<StartAnswer> {
  const client = createClient({
    fetch: (...request) => fetch(...request),
    locale: () => document.documentElement.dataset["locale"] ?? defaultLocale,
    token: () => readToken(document.cookie),
    log: (message, error) => console.warn(message, error),
  });
  return client.startUp({ logged: startUpNeeds.logged, user: startUpNeeds.user });
}

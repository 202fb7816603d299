import { createClient } from "#schemas/contract/client.ts";
import type { SuggestionList } from "#schemas/content/search.ts";
import { defaultLocale } from "#schemas/locale.ts";

/** What the site proposes for the words in a search field, in the language of the page. */
export function suggest(text: string, signal: AbortSignal, fetch: typeof globalThis.fetch): Promise<SuggestionList> {
  const client = createClient({
    fetch,
    locale: () => document.documentElement.dataset["locale"] ?? defaultLocale,
    token: () => null,
    log: (message, error) => console.warn(message, error),
  });
  return client.call("suggestSearch", { query: { q: text }, signal });
}

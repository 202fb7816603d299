import { ApiError } from "#schemas/contract/api-error.ts";
import { createClient } from "#schemas/contract/client.ts";
import { defaultLocale } from "#schemas/locale.ts";

/**
 * Subscribes an address: null when it is done, else the server's own words, those on the field first
 * (spec §5, §8). Rejects when there was no answer.
 */
export async function subscribeNewsletter(email: string, fetch: typeof globalThis.fetch): Promise<string | null> {
  const client = createClient({
    fetch,
    locale: () => document.documentElement.dataset["locale"] ?? defaultLocale,
    token: () => null,
    log: () => {},
  });
  try {
    await client.call("subscribeNewsletter", { body: { email } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details.find(({ key }) => key === "email")?.error ?? error.message;
  }
}

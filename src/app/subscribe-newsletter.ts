import type { ServerRefusal } from "#blocks/kit/ports.tsx";
import { ApiError } from "#schemas/contract/api-error.ts";
import { createClient } from "#schemas/contract/client.ts";
import { defaultLocale } from "#schemas/locale.ts";

/**
 * Subscribes an address: null when it is done, else the server's own words, those on the field first
 * (spec §5, §8). Rejects when there was no answer.
 */
export async function subscribeNewsletter(
  email: string,
  fetch: typeof globalThis.fetch,
): Promise<ServerRefusal | null> {
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
    const detail = error.details.find(({ key }) => key === "email");
    return { text: detail?.error ?? error.message, isOfField: detail !== undefined };
  }
}

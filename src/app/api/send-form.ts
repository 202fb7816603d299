import type { ServerRefusal } from "#blocks/kit/ports.tsx";
import { ApiError } from "#schemas/contract/api-error.ts";

import type { Api } from "./api.ts";

/**
 * Subscribes an address: null when it is done, else the server's own words, those on the field first
 * (spec §5, §8). Rejects when there was no answer.
 */
export async function subscribeNewsletter(api: Api, email: string): Promise<ServerRefusal | null> {
  try {
    await api.call("subscribeNewsletter", { body: { email } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.details.find(({ key }) => key === "email");
    return { text: detail?.error ?? error.message, isOfField: detail !== undefined };
  }
}

import type { ServerRefusal } from "#blocks/kit/ports.tsx";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { BodyOf } from "#schemas/contract/call-types.ts";
import type { FormCall } from "#schemas/contract/form-call.ts";

import type { Api } from "./api.ts";

/**
 * Makes a form's call: null when it is done, else the server's own words, those on a field first (spec §5, §8).
 * Rejects when there was no answer.
 */
export async function sendForm(
  api: Api,
  call: FormCall,
  body: Readonly<Record<string, string>>,
): Promise<ServerRefusal | null> {
  try {
    // The form has the fields of its call's body; whether they are good, the server says.
    await api.call(call, { body: body as BodyOf<typeof call> });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.details.find(({ key }) => Object.hasOwn(body, key));
    return { text: detail?.error ?? error.message, field: detail?.key ?? null };
  }
}

import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import type { Locale } from "#schemas/locale.ts";
import { problemText, refusalText } from "#server/text/refusal-text.ts";

import { type ApiRefusal, type ErrorStatus, statusByCode } from "./errors.ts";

/** The envelope of an answer (spec §7). */
export function successEnvelope<Data>(data: Data): Envelope<Data> {
  return { success: true, data, message: "" };
}

/** The envelope of a refusal with its status: a message to act on, and the keys it is about. */
export function refusalEnvelope(
  refusal: ApiRefusal,
  locale: Locale,
): { status: ErrorStatus; body: Envelope<readonly KeyError[] | null> } {
  const errors = refusal.problems?.map((problem) => problemText(problem, locale)) ?? null;
  const body = { success: false, data: errors, message: refusalText(refusal, locale) };
  return { status: statusByCode[refusal.code], body };
}

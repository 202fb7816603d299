import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import type { KeyProblem } from "#schemas/contract/key-problem.ts";
import type { Locale } from "#schemas/locale.ts";

import { type ApiRefusal, type ErrorStatus, statusByCode } from "./errors.ts";
import { messageText } from "./message-text.ts";

/** The envelope of an answer (spec §7). */
export function successEnvelope<Data>(data: Data): Envelope<Data> {
  return { success: true, data, message: "" };
}

/** The envelope of a refusal with its status: a message to act on, and the keys it is about. */
export function refusalEnvelope(
  refusal: ApiRefusal,
  locale: Locale,
): { status: ErrorStatus; body: Envelope<readonly KeyError[] | null> } {
  const errors = refusal.problems?.map((problem) => toKeyError(problem, locale)) ?? null;
  const details = (errors ?? [])
    .slice(0, namedProblems)
    .map(({ key, error }) => (key === "" ? error : `${key}: ${error}`));
  const message = messageText(refusal.message, locale, { details: details.join(" / "), ...refusal.values });
  return { status: statusByCode[refusal.code], body: { success: false, data: errors, message } };
}

/** The message itself names this many problems; `data` has them all. */
const namedProblems = 5;

function toKeyError({ key, message, values }: KeyProblem, locale: Locale): KeyError {
  return { key, error: messageText(message, locale, values) };
}

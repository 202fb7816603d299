import type { KeyError } from "#schemas/contract/envelope.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Problem, Refusal } from "#schemas/refusal.ts";

import { messageText } from "./message-text.ts";

/** The message itself names this many problems; whoever wants more reads them all. */
const namedProblems = 5;

/** What a refusal says, with the first of its problems where its message has room for them (`{details}`). */
export function refusalText({ messageKey, values, problems = [] }: Refusal<string>, locale: Locale): string {
  const details = problems
    .slice(0, namedProblems)
    .map((problem) => ({ ...problemText(problem, locale), shown: problem.shownKey ?? problem.key }))
    .map(({ shown, error }) => (shown === "" ? error : `${shown}: ${error}`));
  return messageText(messageKey, locale, { details: details.join(" / "), ...values });
}

/** One problem in words, under its key. */
export function problemText({ key, messageKey, values }: Problem, locale: Locale): KeyError {
  return { key, error: messageText(messageKey, locale, values) };
}

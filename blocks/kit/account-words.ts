import { type AccountFault, accountFaults, faultMessage } from "#schemas/accounts/account-faults.ts";
import type { Locale } from "#schemas/locale.ts";
import { serverMessages as english } from "#schemas/messages/server-en_US.ts";
import { serverMessages as french } from "#schemas/messages/server-fr_FR.ts";

const messages = { fr_FR: french, en_US: english };

/** What is said of each fault, after its field's name. */
export type AccountWords = Readonly<Record<AccountFault, string>>;

/** The server's words for what is wrong, for a form that checks itself: the page sends them along in its language. */
export function accountWords(locale: Locale): AccountWords {
  const words = accountFaults.map((fault) => [fault, wordsOf(fault, locale)] as const);
  return Object.fromEntries(words) as AccountWords;
}

/** Their messages have nothing but names between braces: browsers, which draw the form on the editor's canvas, parse none. */
function wordsOf(fault: AccountFault, locale: Locale): string {
  const { values = {} } = faultMessage(fault);
  return messages[locale][`key.${fault}`].replaceAll(/\{(\w+)(?:, number)?\}/g, (_whole, name: string) =>
    String(values[name]),
  );
}

import { type CheckoutFault, checkoutFaults } from "#schemas/content/checkout.ts";
import type { Locale } from "#schemas/locale.ts";
import { checkoutMessages as english } from "#schemas/messages/checkout-en_US.ts";
import { checkoutMessages as french } from "#schemas/messages/checkout-fr_FR.ts";

const messages = { fr_FR: french, en_US: english };

/** What is said of each fault, after its field's name. */
export type FaultWords = Readonly<Record<CheckoutFault, string>>;

/** What is said of a box that isn't ticked. */
export function consentWord(locale: Locale): string {
  return messages[locale]["checkout.consent"];
}

/** The server's words for what is wrong, for a form that checks itself: the page sends them along in its language. */
export function faultWords(locale: Locale): FaultWords {
  const words = checkoutFaults.map((fault) => [fault, messages[locale][`checkout.${fault}`]] as const);
  return Object.fromEntries(words) as FaultWords;
}

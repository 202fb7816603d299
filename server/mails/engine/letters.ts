import { type Locale, localizePath } from "#schemas/locale.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import type { MessageValues } from "#schemas/refusal.ts";
import { messageText } from "#server/text/message-text.ts";

import type { MailKind, MailKinds } from "../rules.ts";

import { newsletterLetters } from "./newsletter-letters.ts";
import { orderLetters } from "./order-letters.ts";
import { returnLetters } from "./return-letters.ts";

/** What a mail says, before it is dressed. */
export interface Letter {
  readonly subject: string;
  /** Who gets the answers, where it isn't the estate. */
  readonly replyTo?: string;
  /** What somebody told, below the first lines: what each was asked, and its lines. */
  readonly told?: readonly { readonly label: string; readonly lines: readonly string[] }[];
  /** The lines before the button, the greeting first. */
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly href: string } | null;
  /** What the mail lists, below the button: goods and sums, and what stands in boxes beside each other. */
  readonly list?: LetterList;
  /** The lines behind it. */
  readonly after: readonly string[];
  /** The address that ends the subscription to a letter: in its foot, and for mail programs in its head (RFC 8058). */
  readonly leave?: string;
}

/** Goods with their price, sums below them, and boxes of short lines. */
export interface LetterList {
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly detail: string; readonly amount: string }[];
  readonly sums: readonly {
    readonly label: string;
    readonly amount: string;
    readonly weight: "plain" | "strong" | "small";
  }[];
  readonly boxes: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface LetterContext {
  readonly locale: Locale;
  /** The site's public origin. */
  readonly origin: string;
  /** The estate's name. */
  readonly estate: string;
  /** Where it reads what is written to it; empty where it hasn't said so. */
  readonly email: string;
}

/** Writes a mail of a kind from its data. Throws for a kind that nobody knows: a newer version may have queued it. */
export function letterOf(kind: string, data: unknown, context: LetterContext): Letter {
  if (!Object.hasOwn(letters, kind)) throw new Error(`No mail is called ${kind}`);
  // Its data was typed by its kind when it was queued (`queueMail`).
  const write = letters[kind as MailKind] as (given: unknown, words: Words) => Letter;
  return write(data, wordsIn(context));
}

/** The words and addresses of one mail. */
export interface Words {
  readonly locale: Locale;
  /** Where the estate reads what is written to it; empty where it hasn't said so. */
  readonly email: string;
  text(key: ServerMessageKey, values?: MessageValues): string;
  greet(firstname: string): string;
  /** The address of a path of the site in the mail's language. */
  address(path: string): string;
}

function wordsIn({ locale, origin, estate, email }: LetterContext): Words {
  const text = (key: ServerMessageKey, values: MessageValues = {}) => messageText(key, locale, { estate, ...values });
  return {
    locale,
    email,
    text,
    greet: (firstname) => (mayGreet(firstname) ? text("mail.hello", { firstname }) : text("mail.helloNobody")),
    address: (path) => `${origin}${localizePath(path, locale)}`,
  };
}

/** What may stand in an address, and is no name: with it anybody could write to strangers in the estate's name. */
const unnamed = /[/@:\\<>\n\r]|\.\p{L}{2}|www/iu;

/** Whether somebody is greeted by what was typed as a first name, for whichever address. */
function mayGreet(firstname: string): boolean {
  return firstname !== "" && firstname.length <= 60 && !unnamed.test(firstname);
}

const resetPath = "/password/reset";

const letters: { readonly [Kind in MailKind]: (data: MailKinds[Kind], words: Words) => Letter } = {
  "password-reset": ({ firstname, token, minutes }, { text, greet, address }) => ({
    subject: text("mail.passwordReset.subject"),
    before: [greet(firstname), text("mail.passwordReset.text")],
    button: { label: text("mail.passwordReset.button"), href: address(`${resetPath}/${token}`) },
    after: [text("mail.passwordReset.end", { minutes })],
  }),
  "admin-invitation": ({ firstname, by, token, days }, { text, greet, address }) => ({
    subject: text("mail.invitation.subject"),
    before: [greet(firstname), by === "" ? text("mail.invitation.text") : text("mail.invitation.textBy", { by })],
    button: { label: text("mail.invitation.button"), href: address(`${resetPath}/${token}`) },
    after: [text("mail.invitation.end", { days })],
  }),
  "password-changed": ({ firstname }, { text, greet, address }) => ({
    subject: text("mail.passwordChanged.subject"),
    before: [greet(firstname), text("mail.passwordChanged.text"), text("mail.passwordChanged.end")],
    button: { label: text("mail.passwordChanged.button"), href: address(`${resetPath}/ask`) },
    after: [],
  }),
  "account-opened": ({ firstname }, { text, greet, address }) => ({
    subject: text("mail.accountOpened.subject"),
    before: [greet(firstname), text("mail.accountOpened.text")],
    button: { label: text("mail.accountOpened.button"), href: address("/account") },
    after: [],
  }),
  "account-known": ({ firstname }, { text, greet, address }) => ({
    subject: text("mail.accountKnown.subject"),
    before: [greet(firstname), text("mail.accountKnown.text")],
    button: { label: text("mail.accountKnown.button"), href: address(`${resetPath}/ask`) },
    after: [text("mail.accountKnown.end")],
  }),
  "account-closed": ({ firstname }, { text, greet }) => ({
    subject: text("mail.accountClosed.subject"),
    before: [greet(firstname), text("mail.accountClosed.text"), text("mail.accountClosed.end")],
    button: null,
    after: [],
  }),
  "form-received": ({ title, confirmation, element, seats }, { text, greet }) => ({
    subject: title,
    before: [
      greet(""),
      ...(element === "" ? [] : [text("mail.form.seats", { element, seats })]),
      confirmation === "" ? text("mail.form.received") : confirmation,
    ],
    button: null,
    after: [],
  }),
  "form-answer": ({ title, element, lines, files, replyTo }, { text, address }) => ({
    subject: element === "" ? title : text("mail.form.about", { title, element }),
    ...(replyTo !== "" && { replyTo }),
    before: [text("mail.form.answer", { title })],
    told: lines.map(({ label, said }) => ({ label, lines: said.flatMap((one) => one.split("\n")) })),
    button: { label: text("mail.form.look"), href: address("/") },
    after: [
      ...(files > 0 ? [text("mail.form.files", { files })] : []),
      ...(replyTo === "" ? [] : [text("mail.form.reply", { replyTo })]),
    ],
  }),
  ...newsletterLetters,
  ...orderLetters,
  ...returnLetters,
};

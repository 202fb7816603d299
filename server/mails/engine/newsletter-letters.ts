import { defaultLocale } from "#schemas/locale.ts";

import type { MailKinds, NewsletterMail } from "../rules.ts";

import type { Letter, Words } from "./letters.ts";

type Kind = "newsletter-confirm" | "newsletter-welcome";

/** What is written to readers of the newsletter, or to who may become one; each says how to hear no more. */
export const newsletterLetters: { readonly [Each in Kind]: (data: MailKinds[Each], words: Words) => Letter } = {
  "newsletter-confirm": ({ token, days, ...data }, words) => {
    const { text, greet, address } = words;
    const list = nameIn(data, words);
    const leave = address(data.leave);
    if (token === null) {
      return {
        subject: text("mail.newsletterKnown.subject", { list }),
        before: [greet(""), text("mail.newsletterKnown.text", { list })],
        button: null,
        after: [text("mail.newsletterKnown.end")],
        leave,
      };
    }
    return {
      subject: text("mail.newsletterConfirm.subject", { list }),
      before: [greet(""), text("mail.newsletterConfirm.text", { list })],
      button: { label: text("mail.newsletterConfirm.button"), href: address(`/newsletter/confirm/${token}`) },
      after: [text("mail.newsletterConfirm.end", { days })],
      leave,
    };
  },
  "newsletter-welcome": (data, words) => {
    const { text, greet, address } = words;
    const list = nameIn(data, words);
    return {
      subject: text("mail.newsletterWelcome.subject", { list }),
      before: [greet(""), text("mail.newsletterWelcome.text", { list })],
      button: null,
      after: [text("mail.newsletterWelcome.end")],
      leave: address(data.leave),
    };
  },
};

function nameIn({ list }: NewsletterMail, { locale }: Words): string {
  return list[locale] || list[defaultLocale] || "";
}

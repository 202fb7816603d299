import { localeInfos } from "#schemas/locale.ts";
import { timeOf } from "#schemas/paris-day.ts";

import type { MailKinds, WithdrawalMail } from "../rules.ts";

import type { Letter, Words } from "./letters.ts";

type ReturnKind = "withdrawal-received" | "estate-withdrawal";

/** The letters about what customers give up of what they bought. */
export const returnLetters: { readonly [Kind in ReturnKind]: (data: MailKinds[Kind], words: Words) => Letter } = {
  "withdrawal-received": (data, words) => {
    const { text, greet } = words;
    const amount = money(data.amount, words);
    const end = data.amount === 0 ? "mail.withdrawal.endNothing" : "mail.withdrawal.end";
    return {
      subject: text("mail.withdrawal.subject", { code: data.code }),
      before: [greet(""), text("mail.withdrawal.text", { code: data.code })],
      told: told(data, words),
      button: null,
      after: [text(end, { amount, day: dayIn(data.refundBy) })],
    };
  },
  "estate-withdrawal": (data, words) => {
    const { text } = words;
    const known = { code: data.code, name: data.name, email: data.email, day: dayIn(data.refundBy), id: data.id };
    return {
      subject: text("mail.estateWithdrawal.subject", known),
      replyTo: data.email,
      before: [text("mail.estateWithdrawal.text", known)],
      told: [...told(data, words), { label: text("mail.withdrawal.amount"), lines: [money(data.amount, words)] }],
      button: null,
      after: [text("mail.estateWithdrawal.end", known)],
    };
  },
};

/** What was declared, by whom, and when it came, to the second. */
function told({ code, name, receivedAt, products }: WithdrawalMail, { text }: Words) {
  const instant = new Date(receivedAt);
  const [day, seconds] = [formatDay(instant), String(instant.getUTCSeconds()).padStart(2, "0")];
  const at = { day, time: `${timeOf(instant.getTime())}:${seconds}` };
  return [
    { label: text("mail.withdrawal.order"), lines: [code] },
    { label: text("mail.withdrawal.name"), lines: [name] },
    {
      label: text("mail.withdrawal.products"),
      lines: products.map((one) => `${one.quantity} × ${[one.name, one.year].filter(Boolean).join(" ")}`),
    },
    { label: text("mail.withdrawal.received"), lines: [text("mail.withdrawal.at", at)] },
  ];
}

/** dd/mm/yyyy in both languages (spec §9). */
function formatDay(instant: Date): string {
  return new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short" }).format(instant);
}

function dayIn(day: string): string {
  return day.split("-").toReversed().join("/");
}

function money(euros: number, { locale }: Words): string {
  const format = { style: "currency", currency: "EUR" } as const;
  return new Intl.NumberFormat(localeInfos[locale].iso, format).format(euros);
}

import { localeInfos } from "#schemas/locale.ts";
import { timeOf } from "#schemas/paris-day.ts";

import type { MailKinds, ReturnMail, WithdrawalMail } from "../rules.ts";

import type { Letter, Words } from "./letters.ts";

type ReturnKind = "withdrawal-received" | "estate-withdrawal" | "return-step" | "estate-return";

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
  "return-step": (data, words) => {
    const { text, greet, address } = words;
    const known = { code: data.code, amount: money(data.amount, words) };
    return {
      subject: text(`mail.return.${data.state}.subject`, known),
      before: [greet(data.firstname), text(`mail.return.${data.state}.text`, known)],
      told: toldOf({ ...data, message: "" }, words),
      button: {
        label: text("mail.return.look"),
        href: address(`/account/orders/${data.idOrder}/return/${data.id}`),
      },
      after: [],
    };
  },
  "estate-return": (data, words) => {
    const { text } = words;
    const known = { code: data.code, id: data.id, state: text(`return.state.${data.state}`) };
    return {
      subject: text("mail.estateReturn.subject", known),
      ...(data.email !== "" && { replyTo: data.email }),
      before: [text("mail.estateReturn.text", known)],
      told: [
        { label: text("mail.return.customer"), lines: [`${data.firstname} ${data.lastname}`, data.email] },
        ...toldOf(data, words),
        { label: text("mail.return.amount"), lines: [money(data.amount, words)] },
      ],
      button: null,
      after: [text("mail.estateReturn.end", known)],
    };
  },
};

/** What is sent back, and what either side said of it. */
function toldOf({ products, note, message }: ReturnMail, { text }: Words) {
  const goods = products.map((one) => {
    const name = [one.name, one.year].filter(Boolean).join(" ");
    return `${one.quantity} × ${name}, ${text(`return.reason.${one.reason}`)}`;
  });
  const said = [
    { label: text("mail.return.note"), lines: note.split("\n") },
    { label: text("mail.return.message"), lines: message.split("\n") },
  ];
  return [
    { label: text("mail.return.products"), lines: goods },
    ...said.filter(({ lines }) => lines.some((line) => line.trim() !== "")),
  ];
}

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

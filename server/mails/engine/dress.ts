import { escapeHtml } from "#schemas/escape-html.ts";
import { type Locale, localeInfos } from "#schemas/locale.ts";
import { sixDigits, isDark } from "#schemas/site/colour.ts";
import { messageText } from "#server/text/message-text.ts";

import { listHtml, listText } from "./dress-list.ts";
import type { Letter } from "./letters.ts";
import { headingHtml, ink, muted, sans, serif } from "./paper.ts";
import type { Sender } from "./sender.ts";

export interface DressContext {
  readonly locale: Locale;
  readonly origin: string;
  readonly estate: Sender;
}

/**
 * A letter on the estate's paper: HTML that every mail program draws alike (tables, styles in the elements, nothing
 * loaded from anywhere), and the same as plain text. Both end with the line on alcohol that the law wants.
 */
export function dress(letter: Letter, context: DressContext): { readonly html: string; readonly text: string } {
  return { html: htmlOf(letter, context), text: textOf(letter, context) };
}

const paper = "#f6f1e8";

function htmlOf(letter: Letter, { locale, origin, estate }: DressContext): string {
  const { subject, before, told = [], button, list, after, leave } = letter;
  const say = (key: "mail.link" | "mail.why" | "mail.leave" | "mail.alcohol", values = {}) =>
    messageText(key, locale, values);
  const accent = sixDigits(estate.accent, "#b08a4a");
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  const line = (text: string) => paragraph(escapeHtml(text));
  const parts = [
    ...before.map(line),
    ...told.map(toldHtml),
    ...(button ? [buttonHtml(button, sixDigits(estate.primary, ink))] : []),
    ...(list ? [listHtml(list, accent)] : []),
    ...after.map((text) => paragraph(linked(text, addressIn(text, origin)))),
    ...(button ? [smallPrint(linked(say("mail.link", { address: button.href }), button.href))] : []),
  ];
  const foot = [estate.name, estate.headOffice, estate.phone].filter((text) => text !== "").map(escapeHtml);
  return `<!doctype html>
<html lang="${localeInfos[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(before[1] ?? subject)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td align="center" style="padding:0 0 24px;font:400 26px/1.2 ${serif};letter-spacing:.04em">
<a href="${escapeHtml(origin)}" style="color:${ink};text-decoration:none">${escapeHtml(estate.name)}</a>
</td></tr>
<tr><td style="background:#ffffff;border-top:3px solid ${accent};padding:40px 32px 24px;font:400 16px/1.6 ${sans}">
<h1 style="margin:0 0 24px;font:400 28px/1.25 ${serif}">${headingHtml(subject)}</h1>
${parts.join("\n")}
</td></tr>
<tr><td align="center" style="padding:24px 16px 0;font:400 13px/1.6 ${sans};color:${muted}">
<p style="margin:0 0 12px">${foot.join("<br>")}</p>
<p style="margin:0 0 12px">${escapeHtml(say("mail.why", { host: new URL(origin).host }))}</p>
${leave === undefined ? "" : `<p style="margin:0 0 12px"><a href="${escapeHtml(leave)}" style="color:${ink}">${escapeHtml(say("mail.leave"))}</a></p>\n`}<p style="margin:0;color:${ink}">${escapeHtml(say("mail.alcohol"))}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A button is a cell with a ground: Outlook pads no link. */
function buttonHtml({ label, href }: { label: string; href: string }, ground: string): string {
  const ink = isDark(ground) ? "#ffffff" : "#1d1714";
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:${ground};border-radius:2px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;color:${ink};font:600 16px/1.2 ${sans};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;
}

function smallPrint(html: string): string {
  return `<p style="margin:0 0 16px;font-size:13px;color:${muted};overflow-wrap:anywhere">${html}</p>`;
}

/** The site's address that stands in a text of ours, up to the next blank; null: none does. */
function addressIn(text: string, origin: string): string | null {
  const start = text.indexOf(`${origin}/`);
  return start < 0 ? null : (text.slice(start).split(/\s/, 1)[0] ?? null);
}

/** A text with the address in it as a link. */
function linked(text: string, href: string | null): string {
  if (href === null) return escapeHtml(text);
  const address = escapeHtml(href);
  return escapeHtml(text).replace(address, () => `<a href="${address}" style="color:${muted}">${address}</a>`);
}

function textOf(
  { subject, before, told = [], button, list, after, leave }: Letter,
  { locale, origin, estate }: DressContext,
): string {
  const foot = [estate.name, estate.headOffice, estate.phone].filter((text) => text !== "");
  const colon = locale === "fr_FR" ? "\u00a0:" : ":";
  return [
    subject,
    ...before,
    ...told.map(({ label, lines }) => [`${label}${colon}`, ...lines].join("\n")),
    ...(button ? [`${button.label}${colon}\n${button.href}`] : []),
    ...(list ? listText(list, colon) : []),
    ...after,
    "-- ",
    foot.join("\n"),
    messageText("mail.why", locale, { host: new URL(origin).host }),
    ...(leave === undefined ? [] : [`${messageText("mail.leave", locale)}${colon}\n${leave}`]),
    messageText("mail.alcohol", locale),
  ].join("\n\n");
}

/** What somebody told: what they were asked in small letters, their lines below. */
function toldHtml({ label, lines }: NonNullable<Letter["told"]>[number]): string {
  return `<p style="margin:0 0 12px"><span style="font:700 13px/1.5 ${sans};color:${muted}">${escapeHtml(label)}</span><br>${lines.map(escapeHtml).join("<br>")}</p>`;
}

import { escapeHtml } from "#schemas/escape-html.ts";
import { localeInfos, locales, type Locale } from "#schemas/locale.ts";

import { grouped, testCards } from "./cards.ts";
import type { BankPayment } from "./ledger.ts";
import { levers } from "./levers.ts";
import { words } from "./words.ts";

/** Where a customer types a card's number; `isUnknown`: the one that came is none of the bank's. */
export function cardPage(payment: BankPayment, locale: Locale, { isUnknown }: { isUnknown: boolean }): string {
  const say = words[locale];
  const action = `/pay/${payment.reference}?lang=${locale}`;
  const error = isUnknown ? `<p class="error" id="error" role="alert">${escapeHtml(say.unknownCard)}</p>` : "";
  const wrong = isUnknown ? ` aria-invalid="true" aria-describedby="error hint"` : ` aria-describedby="hint"`;
  const options = levers.map((lever) => `<option value="${lever}">${escapeHtml(say.levers[lever])}</option>`).join("");
  return layout(locale, say.pay(amountOf(payment, locale)), {
    otherHref: `/pay/${payment.reference}?lang=${otherOf(locale)}`,
    main: `<div class="panel">
<h1>${escapeHtml(say.pay(amountOf(payment, locale)))}</h1>
${facts(payment, locale)}
<form method="post" action="${action}">
${error}<label for="card">${escapeHtml(say.card)}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="32" required${wrong}>
<p class="hint" id="hint">${escapeHtml(say.cardHint)}</p>
<div class="row"><div><label for="expiry">${escapeHtml(say.expiry)}</label><input id="expiry" value="12/39" maxlength="5" autocomplete="off"></div>
<div><label for="code">${escapeHtml(say.code)}</label><input id="code" value="123" maxlength="4" inputmode="numeric" autocomplete="off"></div></div>
<button name="do" value="pay">${escapeHtml(say.pay(amountOf(payment, locale)))}</button>
<button class="quiet" name="do" value="cancel" formnovalidate>${escapeHtml(say.cancel)}</button>
<details><summary>${escapeHtml(say.lever)}</summary><p class="hint">${escapeHtml(say.leverNote)}</p>
<label for="lever">${escapeHtml(say.lever)}</label><select id="lever" name="lever">${options}</select>
<button class="quiet" name="do" value="expire" formnovalidate>${escapeHtml(say.expire)}</button></details>
</form></div>
${cardsPanel(locale)}`,
  });
}

/** The issuer's question, as 3-D Secure has it. */
export function challengePage(payment: BankPayment, locale: Locale): string {
  const say = words[locale];
  const path = `/pay/${payment.reference}/challenge`;
  return layout(locale, say.challenge, {
    otherHref: `${path}?lang=${otherOf(locale)}`,
    main: `<div class="panel"><h1>${escapeHtml(say.challenge)}</h1>
<p>${escapeHtml(say.challengeNote(amountOf(payment, locale), payment.shop))}</p>
<form method="post" action="${path}?lang=${locale}">
<button name="do" value="ok">${escapeHtml(say.confirm)}</button>
<button class="quiet" name="do" value="fail">${escapeHtml(say.fail)}</button>
<button class="quiet" name="do" value="leave">${escapeHtml(say.leave)}</button>
</form></div>`,
  });
}

/** A payment that nobody can decide on any more. */
export function overPage(payment: BankPayment, locale: Locale): string {
  const say = words[locale];
  return layout(locale, say.over, {
    otherHref: `/pay/${payment.reference}?lang=${otherOf(locale)}`,
    main: `<div class="panel"><h1>${escapeHtml(say.over)}</h1>${facts(payment, locale)}<p>${escapeHtml(say.overNote)}</p>
<a class="button" href="${escapeHtml(payment.returnUrl)}">${escapeHtml(say.back)}</a></div>`,
  });
}

/** The bank's front door; for a payment that nobody knows, `isMissing`. */
export function frontPage(locale: Locale, { isMissing }: { isMissing: boolean }): string {
  const say = words[locale];
  const title = isMissing ? say.missing : say.bank;
  return layout(locale, title, {
    otherHref: `/?lang=${otherOf(locale)}`,
    main: `<div class="panel"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(isMissing ? say.missingNote : say.welcome)}</p></div>
${cardsPanel(locale)}`,
  });
}

function layout(locale: Locale, title: string, { otherHref, main }: { otherHref: string; main: string }): string {
  const say = words[locale];
  return `<!doctype html>
<html lang="${localeInfos[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${say.test} · ${title} · ${say.bank}`)}</title>
<link rel="stylesheet" href="/bank.css">
</head>
<body>
<aside class="test"><strong>${escapeHtml(say.test)}</strong> <span>${escapeHtml(say.testNote)}</span></aside>
<div class="sheet">
<header><p><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 2 7.5V10h20V7.5zM4 11.5h3v6H4zm6.5 0h3v6h-3zm6.5 0h3v6h-3zM2 19h20v3H2z"/></svg>${escapeHtml(say.bank)}</p>
<a href="${escapeHtml(otherHref)}" lang="${localeInfos[otherOf(locale)].iso}" hreflang="${localeInfos[otherOf(locale)].iso}">${escapeHtml(say.otherLanguage)}</a></header>
<main>
${main}
</main>
</div>
</body>
</html>
`;
}

function facts({ orderCode, shop }: BankPayment, locale: Locale): string {
  const say = words[locale];
  return `<dl><dt>${escapeHtml(say.to)}</dt><dd>${escapeHtml(shop)}</dd><dt>${escapeHtml(say.order)}</dt><dd>${escapeHtml(orderCode)}</dd></dl>`;
}

function cardsPanel(locale: Locale): string {
  const say = words[locale];
  const lines = testCards.map(({ number, does, code, refusesRefunds }) => {
    const text = refusesRefunds ? say.refusesRefunds : say.does[does];
    return `<li><code>${grouped(number)}</code><span>${escapeHtml(code === null ? text : `${text} (${code})`)}</span></li>`;
  });
  return `<section class="panel" aria-labelledby="cards"><h2 id="cards">${escapeHtml(say.cards)}</h2>
<p class="hint">${escapeHtml(say.cardsNote)}</p><ul>${lines.join("")}</ul></section>`;
}

function amountOf({ amountCents, currency }: BankPayment, locale: Locale): string {
  const format = new Intl.NumberFormat(localeInfos[locale].iso, { style: "currency", currency });
  return format.format(amountCents / 100);
}

function otherOf(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? locale;
}

import { escapeHtml } from "#schemas/escape-html.ts";
import type { Locale } from "#schemas/locale.ts";
import { phoneHref } from "#schemas/phone-href.ts";

import type { EstateCard } from "./estate-card.ts";

/** Why nothing else can be shown: the error page failed too, the database is away, or there is no room. */
export type LastResortKind = "broken" | "away" | "busy";

const texts = {
  fr_FR: {
    lang: "fr-FR",
    broken: ["Erreur", "Une erreur est survenue lors de l’affichage de la page d’erreur"],
    away: ["Site indisponible", "Le site est momentanément indisponible. Il revient de lui-même."],
    soon: "Réessayez dans un instant.",
    inSeconds: (seconds: number) => `Réessayez dans ${seconds} secondes.`,
    busy: ["Beaucoup de monde", "Le site est très sollicité."],
    retry: "Réessayer",
    home: "Retour à l’accueil",
    call: "Ou appelez-nous :",
  },
  en_US: {
    lang: "en-US",
    broken: ["Error", "An error occurred while showing the error page"],
    away: ["Site unavailable", "The site is unavailable at the moment. It will be back by itself."],
    soon: "Please try again in a moment.",
    inSeconds: (seconds: number) => `Try again in ${seconds} seconds.`,
    busy: ["A full house", "The site is busy right now."],
    retry: "Try again",
    home: "Go back to home",
    call: "Or call us:",
  },
} as const;

interface LastResortPageOptions {
  readonly kind: LastResortKind;
  readonly locale: Locale;
  readonly estate: EstateCard;
  /** Seconds after which it is worth asking again, as `Retry-After` says; null where nobody knows. */
  readonly retryAfter: number | null;
}

/**
 * The page for when no other can be shown (spec §2): the estate's name and telephone, what is wrong, and when to come
 * again. It needs nothing: no layout, no database, no script, no file. An empty address is that of the page itself,
 * whatever it is, so that the page can be made before anybody asks for it.
 */
export function lastResortPage({ kind, locale, estate, retryAfter }: LastResortPageOptions): string {
  const words = texts[locale];
  const [title, text] = words[kind];
  const seconds = retryAfter ?? (kind === "busy" ? 0 : null);
  const when = seconds === null ? "" : seconds < 2 ? words.soon : words.inSeconds(seconds);
  const { name, phone, ground, ink, accent } = estate;
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(name ? `${title} · ${name}` : title)}</title>
<style>
body { margin: 0; min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 1.25rem; padding: 2rem 1.5rem; border-top: 4px solid ${accent}; background: ${ground}; color: ${ink}; font: 1.125rem/1.55 "Alegreya Sans", Optima, Candara, "Segoe UI", system-ui, sans-serif; text-align: center }
h1, .name { margin: 0; font: 500 2.2rem/1.15 "Cormorant Garamond", Garamond, Georgia, serif }
.name { margin-bottom: 2.5rem; padding-bottom: 1rem; border-bottom: 1px solid ${accent}; font-size: 1.6rem }
p { margin: 0; max-width: 34em; text-wrap: balance }
p.calls { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem 1.5rem; margin: .75rem 0 }
a { display: inline-flex; align-items: center; min-height: 3rem; color: inherit; text-underline-offset: .3em }
a.retry { padding: 0 1.75rem; border: 1px solid; text-decoration: none }
</style>
</head>
<body>
${name ? `<p class="name">${escapeHtml(name)}</p>` : ""}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}${when ? `<br>${escapeHtml(when)}` : ""}</p>
<p class="calls"><a class="retry" href="">${words.retry}</a><a href="${locale === "fr_FR" ? "/" : `/${locale}`}">${escapeHtml(words.home)}</a></p>
${phone ? `<p>${words.call} <a href="${phoneHref(phone)}">${escapeHtml(phone)}</a></p>` : ""}
</body>
</html>
`;
}

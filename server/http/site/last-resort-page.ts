import { escapeHtml } from "#schemas/escape-html.ts";
import type { Locale } from "#schemas/locale.ts";

const texts = {
  fr_FR: {
    lang: "fr-FR",
    title: "Erreur",
    text: "Une erreur est survenue lors de l’affichage de la page d’erreur",
    awayTitle: "Site indisponible",
    away: "Le site est momentanément indisponible. Veuillez réessayer dans un instant.",
    home: "Retour à l’accueil",
  },
  en_US: {
    lang: "en-US",
    title: "Error",
    text: "An error occurred while showing the error page",
    awayTitle: "Site unavailable",
    away: "The site is unavailable at the moment. Please try again in a moment.",
    home: "Go back to home",
  },
} as const;

/** The page when showing the error page itself fails (spec §2): no layout, no database, no script. */
export function lastResortPage(locale: Locale): string {
  const { title, text } = texts[locale];
  return plainPage(locale, title, text);
}

/** The page while the database is away: no error of the site's, and it passes. As plain as the other. */
export function unavailablePage(locale: Locale): string {
  const { awayTitle, away } = texts[locale];
  return plainPage(locale, awayTitle, away);
}

/** A page of one sentence: no layout, no database, no script. */
export function plainPage(locale: Locale, title: string, text: string): string {
  const { lang, home } = texts[locale];
  const href = locale === "fr_FR" ? "/" : `/${locale}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1.5rem; padding: 2rem; background: #f7f3ea; color: #221c18; font: 1.125rem/1.6 Georgia, serif; text-align: center }
a { color: #6b1f2e; text-underline-offset: 0.3em }
</style>
</head>
<body>
<p>${escapeHtml(text)}</p>
<a href="${href}">${escapeHtml(home)}</a>
</body>
</html>
`;
}

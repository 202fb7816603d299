import { escapeHtml } from "#schemas/escape-html.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

const texts = {
  fr_FR: {
    lang: "fr-FR",
    login: [
      "Connexion nécessaire",
      "Ce lien montre des changements qui ne sont pas encore publiés. Il faut un compte qui administre ce site pour les voir.",
    ],
    over: [
      "Ce lien n’est plus valable",
      "Il a expiré, ou il a été retiré. Demandez-en un autre à qui vous l’a envoyé.",
    ],
    logIn: "Se connecter",
    home: "Aller à l’accueil",
  },
  en_US: {
    lang: "en-US",
    login: [
      "Please log in",
      "This link shows changes that are not public yet. You need an account that administers this site to see them.",
    ],
    over: ["This link is no longer good", "It has expired, or it was taken back. Ask whoever sent it for another one."],
    logIn: "Log in",
    home: "Go to the home page",
  },
} as const;

/** What somebody gets whom a link to unpublished changes doesn't show them; `here`: where they come back to once logged in. */
export function notSharedPage(given: {
  readonly why: "login" | "over";
  readonly locale: Locale;
  readonly here: string;
}): string {
  const { why, locale, here } = given;
  const words = texts[locale];
  const [title, what] = words[why];
  const login = `${localizePath("/auth", locale)}?${new URLSearchParams({ next: here }).toString()}`;
  const [to, label] = why === "login" ? [login, words.logIn] : [localizePath("/", locale), words.home];
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0; background: #faf6ef; color: #2b2320; font: 18px/1.5 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin: 0 auto; padding: 20vh 1.5rem 3rem; }
h1 { font: 400 2rem/1.2 Georgia, serif; }
a { color: #6b1f33; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(what)}</p>
<p><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>
</main>
</body>
</html>
`;
}

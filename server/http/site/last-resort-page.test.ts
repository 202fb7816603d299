import { expect, test } from "vitest";

import { blankCard } from "./estate-card.ts";
import { lastResortPage } from "./last-resort-page.ts";

const estate = { ...blankCard, name: "Clos <d’Été>", phone: "+33 (0)4 67 12 34 56", accent: "#35492f" };

test("[§2 error-of-error] the last page has the estate's name, its telephone, the way home, and asks for the same address again", () => {
  const html = lastResortPage({ kind: "broken", locale: "en_US", estate, retryAfter: null });
  expect(html).toContain('<p class="name">Clos &lt;d’Été&gt;</p>');
  expect(html).toMatch(/<a href="tel:\+33467123456">\+33 \(0\)4 67 12 34 56<\/a>/);
  expect(html).toContain('<a class="retry" href="">Try again</a><a href="/en_US">Go back to home</a>');
  expect(html).toContain("#35492f");
  expect(html).not.toMatch(/<script|<link|<img|url\(/);
});

test("where it is known when to come again, the page says when, in both languages", () => {
  const busy = (locale: "fr_FR" | "en_US") => lastResortPage({ kind: "busy", locale, estate, retryAfter: 5 });
  expect(busy("fr_FR")).toMatch(/<html lang="fr-FR">.*<p>Le site est très sollicité\.<br>Réessayez dans 5 secondes\./s);
  expect(busy("en_US")).toMatch(/<html lang="en-US">.*<br>Try again in 5 seconds\./s);
  const away = lastResortPage({ kind: "away", locale: "fr_FR", estate, retryAfter: 1 });
  expect(away).toContain("<br>Réessayez dans un instant.");
});

test("what isn't known of the estate leaves no gap", () => {
  const html = lastResortPage({ kind: "away", locale: "fr_FR", estate: blankCard, retryAfter: 1 });
  expect(html).toContain("<title>Site indisponible</title>");
  expect(html).not.toMatch(/class="name"|tel:|appelez/);
});

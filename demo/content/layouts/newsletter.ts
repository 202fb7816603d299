import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { fullBleed } from "./pieces.ts";

/** The very quiet page: one picture, one question, three promises. */
export const newsletterLayout = layout(
  "page",
  fullBleed("letterbox", "letterbox-winter", true),
  section("letter-band", { width: "narrow", spacing: "large" }, [
    block("letter", "newsletter-form", {
      eyebrow: both("Quatre fois par an", "Four times a year"),
      title: both("La lettre du domaine", "The estate letter"),
      isPageTitle: true,
      align: "center",
      text: both(
        "Une par saison : ce qui pousse, ce qui dort en cave, et les bouteilles qu’on ne trouvera pas ailleurs.",
        "One each season: what is growing, what is asleep in the cellar, and bottles you won’t find elsewhere.",
      ),
    }),
    words(
      "promise-text",
      both(
        '<p>Odile l’écrit elle-même, et la relit à voix haute avant de l’envoyer. Votre adresse ne quitte pas la maison. Un mot suffit pour ne plus la recevoir.</p><p>En attendant la prochaine, il y a <a href="/blog">le carnet</a> et <a href="/actualites">les actualités</a>.</p>',
        '<p>Odile writes it herself, and reads it aloud before it goes. Your address does not leave the house. One word is enough to stop it.</p><p>Until the next one, there is <a href="/en_US/blog">the notebook</a>, and <a href="/en_US/news">the news</a>.</p>',
      ),
      { size: "small", align: "center" },
    ),
  ]),
);

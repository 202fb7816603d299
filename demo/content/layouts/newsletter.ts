import { both } from "#starter/both.ts";
import { layoutIds } from "#demo/content/ids.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, reusable, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const newsletterLayout = layout(
  "page",
  section("letter-band", { width: "wide", spacing: "large" }, [
    columns(
      "letter-columns",
      { ratio: "halves", align: "center", gap: "large" },
      [
        block("letter", "newsletter-form", {
          eyebrow: both("Quatre fois par an", "Four times a year"),
          title: both("La lettre du domaine", "The estate letter"),
          isPageTitle: true,
          text: both(
            "Une par saison : ce qui pousse, ce qui dort en cave, et les bouteilles qu’on ne trouvera pas ailleurs.",
            "One each season: what is growing, what is asleep in the cellar, and bottles you won’t find elsewhere.",
          ),
        }),
      ],
      [block("letter-picture", "image", { image: picture("letterbox-winter"), ratio: "landscape" })],
    ),
  ]),
  section("promise-band", { tone: "tint", width: "wide" }, [
    columns(
      "promise-columns",
      { ratio: "narrow-wide", gap: "large" },
      [title("promise-title", both("Ce que nous promettons", "What we promise"), { size: "medium" })],
      [
        words(
          "promise-text",
          both(
            '<ul><li>Odile l’écrit elle-même, et la relit à voix haute avant de l’envoyer.</li><li>Votre adresse ne quitte pas la maison.</li><li>Un mot suffit pour ne plus la recevoir.</li></ul><p>En attendant la prochaine, il y a <a href="/blog">le carnet</a> et <a href="/actualites">les actualités</a>.</p>',
            '<ul><li>Odile writes it herself, and reads it aloud before it goes.</li><li>Your address does not leave the house.</li><li>One word is enough to stop it.</li></ul><p>Until the next one, there are <a href="/en_US/blog">the notebook</a> and <a href="/en_US/news">the news</a>.</p>',
          ),
        ),
      ],
    ),
  ]),
  reusable("visit", layoutIds.visitInvitation),
);

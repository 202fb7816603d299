import { both } from "#starter/both.ts";
import { block, type BlockTree, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

/** The vineyard's year, from pruning to the last leaves. */
export const seasonsLine: BlockTree = section("seasons", { tone: "tint", width: "normal", spacing: "large" }, [
  block("seasons-line", "timeline", {
    eyebrow: both("Le travail", "The work"),
    title: both("L’année, telle qu’elle vient", "The year as it comes"),
    items: [
      {
        date: both("Hiver", "Winter"),
        html: both(
          "<p>On taille de décembre à mars, à la main, quarante-deux mille pieds. Simon commence par Les Terrasses et finit par la combe, le plus tard possible, pour tromper le gel.</p>",
          "<p>We prune from December to March, by hand, forty-two thousand vines. Simon starts with Les Terrasses and ends in the hollow, as late as he dares, to outwit the frost.</p>",
        ),
      },
      {
        date: both("Printemps", "Spring"),
        html: both(
          "<p>Les bourgeons éclatent début avril. On ébourgeonne, on attache, on surveille le ciel. L’herbe pousse un rang sur deux ; l’autre est travaillé au cheval là où le tracteur renonce.</p>",
          "<p>The buds burst in early April. We thin, we tie, we watch the sky. Grass grows in every other row; the rest is worked by horse wherever the tractor gives up.</p>",
        ),
      },
      {
        date: both("Été", "Summer"),
        html: both(
          "<p>Fleur à la fin de mai, véraison en août. On effeuille au levant, jamais au couchant. La rivière prête sa fraîcheur.</p>",
          "<p>Flower at the end of May, color in August. We pluck leaves on the sunrise side, never on the sunset side. The river lends its coolness.</p>",
        ),
      },
      {
        date: both("Automne", "Autumn"),
        html: both(
          "<p>Sept semaines de vendange, de l’Aubade à la Nuit. Puis les feuilles tombent, on paie tout le monde, et le silence revient d’un coup.</p>",
          "<p>Seven weeks of picking, from Aubade to the Nuit. Then the leaves come down, everyone is paid, and silence returns all at once.</p>",
        ),
      },
    ],
  }),
  words(
    "seasons-more",
    both(
      '<p><a href="/albums">La même pente, une année durant : les dessins de Simon</a></p>',
      '<p><a href="/en_US/albums">One slope, all year long: Simon’s drawings</a></p>',
    ),
  ),
]);

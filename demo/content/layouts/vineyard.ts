import { albumIds } from "#demo/content/albums.ts";
import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const vineyardLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("river-mist"),
    height: "tall",
    eyebrow: both("Coteaux de l’Orbrie", "Coteaux de l’Orbrie"),
    title: both("Quatorze hectares entre le bois et l’eau", "Fourteen hectares between wood and water"),
    call: toPage("parcels", both("Les huit parcelles", "The eight parcels")),
  }),
  section("slope", { spacing: "large" }, [
    words(
      "slope-lead",
      both(
        "<p>On monte à pied, toujours. De la rivière à la pierre levée, il y a cent vingt mètres de dénivelé, quatre sols et à peu près deux semaines de maturité : quand on vendange en bas, là-haut le raisin croque encore.</p>",
        "<p>You always go up on foot. From the river to the standing stone there are four hundred feet of climb, four soils and about two weeks of ripeness: when we pick below, the grapes above still crunch.</p>",
      ),
      { size: "lead" },
    ),
  ]),
  section("figures", { width: "wide" }, [
    block("slope-figures", "key-figures", {
      items: [
        {
          figure: both("14", "14"),
          unit: both("ha", "ha"),
          label: both("de vignes, d’un seul tenant", "of vines, all in one piece"),
        },
        { figure: both("8", "8"), label: both("parcelles, vinifiées à part", "parcels, each fermented on its own") },
        {
          figure: both("120", "400"),
          unit: both("m", "ft"),
          label: both("entre la rivière et la pierre levée", "between the river and the standing stone"),
        },
        { figure: both("4", "4"), label: both("sols, du schiste au limon", "soils, from schist to silt") },
      ],
    }),
  ]),
  section("elements", { tone: "tint", width: "wide" }, [
    columns(
      "elements-columns",
      { ratio: "thirds" },
      [
        title("soil-title", both("La pierre", "The stone"), { size: "medium" }),
        words(
          "soil-text",
          both(
            "<p>Schiste au sud, craie au nord, argile au sommet, limons au bord de l’eau. Le rouge aime le premier, la bulle la deuxième ; le reste se négocie chaque hiver, pioche en main.</p>",
            "<p>Schist to the south, chalk to the north, clay on top, silt by the water. Red wine loves the first, bubbles the second; the rest is negotiated every winter, pickaxe in hand.</p>",
          ),
        ),
      ],
      [
        title("water-title", both("L’eau", "The water"), { size: "medium" }),
        words(
          "water-text",
          both(
            "<p>L’Orbrie n’est pas grande, mais elle est là. Elle retient le gel au printemps, rend de la fraîcheur en août et envoie en octobre la brume dont la Nuit de vendange est faite.</p>",
            "<p>The Orbrie isn’t a great river, but she is there. She holds back the frost in spring, lends coolness in August, and in October sends up the mist that Nuit de vendange is made of.</p>",
          ),
        ),
      ],
      [
        title("wind-title", both("Le vent", "The wind"), { size: "medium" }),
        words(
          "wind-text",
          both(
            "<p>Il vient de l’ouest et passe par le haut. Pierre-Levée le reçoit en face, Vent-Couvert s’en cache derrière les aulnes. Entre les deux, il sèche les feuilles et nous épargne bien des traitements.</p>",
            "<p>It comes from the west and passes over the top. Pierre-Levée takes it head-on, Vent-Couvert hides from it behind the alders. In between it dries the leaves and spares us a good many treatments.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("map", { width: "wide", spacing: "large" }, [
    columns(
      "map-columns",
      { ratio: "wide-narrow", align: "center", gap: "large" },
      [block("map-picture", "image", { image: picture("parcels-map") })],
      [
        title("map-title", both("Un plan dessiné en marchant", "A map drawn on foot"), {
          eyebrow: both("Les parcelles", "The parcels"),
        }),
        words(
          "map-text",
          both(
            '<p>Odile a relevé les limites au pas, un hiver où il n’y avait rien d’autre à faire. Le cadastre lui donne raison à quarante centimètres près.</p><p><a href="/nos-parcelles">Les parcelles, une à une</a></p>',
            '<p>Odile paced out the boundaries one winter when there was nothing else to do. The land registry agrees with her to within sixteen inches.</p><p><a href="/en_US/our-parcels">The parcels, one by one</a></p>',
          ),
        ),
      ],
    ),
  ]),
  section("organic", { tone: "dark", width: "wide" }, [
    columns(
      "organic-columns",
      { ratio: "thirds" },
      [
        title("organic-year", both("2012", "2012"), { size: "display" }),
        words(
          "organic-year-text",
          both(
            "<p>Premier millésime certifié en agriculture biologique, après trois ans de conversion et un été à biner la nuit.</p>",
            "<p>Our first certified organic vintage, after three years of conversion and one summer of hoeing by night.</p>",
          ),
        ),
      ],
      [
        title("organic-hedge", both("600 m", "600 m"), { size: "display" }),
        words(
          "organic-hedge-text",
          both(
            "<p>De haies replantées, neuf cents arbustes, onze nichoirs, et deux chouettes chevêches qui ne paient pas de loyer.</p>",
            "<p>Of hedge replanted: nine hundred shrubs, eleven nest boxes, and two little owls who pay no rent.</p>",
          ),
        ),
      ],
      [
        title("organic-sheep", both("40", "40"), { size: "display" }),
        words(
          "organic-sheep-text",
          both(
            "<p>Brebis, de décembre à mars. Elles tondent, fument et tassent moins qu’un tracteur. Elles démarrent aussi plus facilement.</p>",
            "<p>Ewes, from December to March. They mow, they manure, and they pack the soil less than a tractor. They also start more easily.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("seasons", { spacing: "large" }, [
    columns(
      "seasons-columns",
      { ratio: "narrow-wide", gap: "large" },
      [
        title("seasons-title", both("L’année, telle qu’elle vient", "The year as it comes"), {
          eyebrow: both("Le travail", "The work"),
        }),
      ],
      [
        words(
          "seasons-text",
          both(
            "<h3>Hiver</h3><p>On taille de décembre à mars, à la main, quarante-deux mille pieds. Simon commence par Les Terrasses et finit par la combe, le plus tard possible, pour tromper le gel.</p><h3>Printemps</h3><p>Les bourgeons éclatent début avril. On ébourgeonne, on attache, on surveille le ciel. L’herbe pousse un rang sur deux ; l’autre est travaillé au cheval là où le tracteur renonce.</p><h3>Été</h3><p>Fleur en juin, véraison en août. On effeuille au levant, jamais au couchant. La rivière prête sa fraîcheur.</p><h3>Automne</h3><p>Sept semaines de vendange, de l’Aubade à la Nuit. Puis les feuilles tombent, on paie tout le monde, et le silence revient d’un coup.</p>",
            "<h3>Winter</h3><p>We prune from December to March, by hand, forty-two thousand vines. Simon starts with Les Terrasses and ends in the hollow, as late as he dares, to outwit the frost.</p><h3>Spring</h3><p>The buds burst in early April. We thin, we tie, we watch the sky. Grass grows in every other row; the rest is worked by horse wherever the tractor gives up.</p><h3>Summer</h3><p>Flower in June, color in August. We pluck leaves on the sunrise side, never on the sunset side. The river lends its coolness.</p><h3>Autumn</h3><p>Seven weeks of picking, from Aubade to the Nuit. Then the leaves come down, everyone is paid, and silence returns all at once.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("pictures", { tone: "tint", width: "wide" }, [
    block("year-album", "album", { album: albumIds.year, layout: "mosaic" }),
  ]),
);

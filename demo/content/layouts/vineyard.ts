import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

import { fullBleed } from "./pieces.ts";
import { seasonsLine } from "./seasons-line.ts";

/** The long walk: figures, three elements, a picture to rest on, the year. */
export const vineyardLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("standing-stone"),
    height: "tall",
    place: "top",
    ink: "dark",
    eyebrow: both("Coteaux de l’Orbrie", "Coteaux de l’Orbrie"),
    title: both("Quatorze hectares entre le bois et l’eau", "Thirty-five acres between wood and water"),
    call: toPage("parcels", both("Les huit parcelles", "The eight parcels")),
  }),
  section("slope", { width: "wide", spacing: "large" }, [
    words(
      "slope-lead",
      both(
        "<p>On monte à pied, toujours. De la rivière à la pierre levée, il y a cent vingt mètres de dénivelé, six sols et à peu près deux semaines de maturité : quand on vendange en bas, là-haut le raisin croque encore.</p>",
        "<p>You always go up on foot. From the river to the standing stone there are four hundred feet of climb, six soils and about two weeks of ripeness: when we pick below, the grapes above still crunch.</p>",
      ),
      { size: "statement" },
    ),
    block("slope-figures", "key-figures", {
      items: [
        {
          figure: both("14", "35"),
          unit: both("ha", "acres"),
          label: both("de vignes, sur une même pente", "of vines, on a single slope"),
        },
        { figure: both("8", "8"), label: both("parcelles, vinifiées à part", "parcels, each fermented on its own") },
        {
          figure: both("120", "400"),
          unit: both("m", "ft"),
          label: both("entre la rivière et la pierre levée", "between the river and the standing stone"),
        },
        { figure: both("6", "6"), label: both("sols, du schiste au limon", "soils, from schist to silt") },
      ],
    }),
  ]),
  fullBleed("plough", "horse-plough"),
  section("elements", { width: "wide" }, [
    columns(
      "elements-columns",
      { ratio: "thirds", gap: "large" },
      [
        title("soil-title", both("La pierre", "The stone"), { size: "medium" }),
        words(
          "soil-text",
          both(
            "<p>Schiste au levant, craie au couchant, argile au sommet, sables et graves sur les épaules, limons au bord de l’eau. Le rouge aime le premier, la bulle la deuxième ; le reste se négocie chaque hiver, pioche en main.</p>",
            "<p>Schist to the east, chalk to the west, clay on top, sand and gravel on the shoulders, silt by the water. Red wine loves the first, bubbles the second; the rest is negotiated every winter, pickaxe in hand.</p>",
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
  section("organic", { tone: "dark", width: "wide", spacing: "large" }, [
    block("organic-figures", "key-figures", {
      eyebrow: both("Agriculture biologique", "Organic farming"),
      title: both("Ce qui vit entre les rangs", "What lives between the rows"),
      items: [
        {
          figure: both("2014", "2014"),
          label: both(
            "premier millésime certifié, après trois ans de conversion et un été à biner la nuit",
            "our first certified vintage, after three years of conversion and one summer of hoeing by night",
          ),
        },
        {
          figure: both("3", "2"),
          unit: both("km", "miles"),
          label: both(
            "de haies replantées, quinze nichoirs, et deux effraies qui ne paient pas de loyer",
            "of hedge replanted, fifteen nest boxes, and two barn owls who pay no rent",
          ),
        },
        {
          figure: both("40", "40"),
          label: both(
            "brebis, de décembre à mars ; elles démarrent plus facilement qu’un tracteur",
            "ewes, from December to March; they start more easily than a tractor",
          ),
        },
      ],
    }),
  ]),
  seasonsLine,
);

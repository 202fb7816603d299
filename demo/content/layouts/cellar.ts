import { both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

import { quote } from "./pieces.ts";

/** One dark chapter, from the door to the blending table. */
export const cellarLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("cellar-barrels"),
    height: "full",
    place: "center",
    eyebrow: both("La cave", "The cellar"),
    title: both("Douze degrés toute l’année, et pas un bruit", "Fifty-four degrees all year, and not a sound"),
  }),
  section("vault", { tone: "dark", width: "narrow", spacing: "large" }, [
    words(
      "vault-lead",
      both(
        "<p>La voûte a été creusée en 1982 par Michel et son beau-frère, à la pioche, en onze mois. Elle n’a ni climatisation ni musique. Le vin y dort comme dans une chambre d’enfant.</p>",
        "<p>The vault was dug in 1982 by Michel and his brother-in-law, with pickaxes, in eleven months. It has neither air conditioning nor music. Wine sleeps here as in a nursery.</p>",
      ),
      { size: "statement", align: "center" },
    ),
  ]),
  section("steps", { tone: "dark", width: "normal" }, [
    block("steps-line", "timeline", {
      eyebrow: both("Hélène, à la vinification", "Hélène, winemaker"),
      title: both("Faire peu, mais au bon moment", "Do little, but at the right time"),
      items: [
        {
          date: both("Septembre", "September"),
          title: both("Trier", "Sort"),
          html: both(
            "<p>Deux fois : à la vigne, par celui qui coupe, puis sur la table, par six paires d’yeux. Ce qui n’irait pas dans une tarte ne va pas en cuve.</p>",
            "<p>Twice: in the vineyard, by whoever cuts, then at the table, by six pairs of eyes. What wouldn’t go into a tart doesn’t go into a vat.</p>",
          ),
        },
        {
          date: both("Octobre à mars", "October to March"),
          title: both("Attendre", "Wait"),
          html: both(
            "<p>Dix petites cuves, une par parcelle et deux d’avance. Les levures sont celles du raisin. On goûte chaque matin, à jeun, et l’on ne touche à rien tant que personne n’est sûr.</p>",
            "<p>Ten small vats, one for each parcel and two to spare. The yeasts are the grapes’ own. We taste every morning on an empty stomach, and touch nothing until somebody is sure.</p>",
          ),
        },
        {
          date: both("Un à trois ans", "One to three years"),
          title: both("Élever", "Age"),
          html: both(
            "<p>Foudres pour Les Terrasses, fûts anciens pour Pierre-Levée, lattes pour Éclat. Le bois est une porte : elle sert à passer, non à être vue.</p>",
            "<p>Large oak for Les Terrasses, seasoned barrels for Pierre-Levée, years on the lees for Éclat. Oak is a door: it is there to pass through, not to be looked at.</p>",
          ),
        },
        {
          date: both("Toujours", "Always"),
          title: both("Laver", "Wash"),
          html: both(
            "<p>Le soufre est compté au plus juste : la moitié de ce que le cahier des charges biologique autorise, souvent moins. Tout le reste est affaire d’eau chaude, car une cave se lave plus qu’elle ne se décore.</p>",
            "<p>Sulfur is counted out: half of what organic rules allow, often less. All the rest is a matter of hot water, since a cellar is washed far more than it is decorated.</p>",
          ),
        },
      ],
    }),
  ]),
  section("looks", { tone: "dark", width: "wide" }, [
    block("looks-gallery", "gallery", {
      eyebrow: both("Sous la voûte", "Under the vault"),
      title: both("Ce que la cave a vu passer", "What the cellar has seen go by"),
      layout: "rows",
      images: [
        { image: picture("riddling-racks") },
        { image: picture("candle-cellar") },
        { image: picture("tasting-table") },
      ],
    }),
  ]),
  quote(
    "helene",
    both(
      "« Le plus difficile, à la cave, c’est de garder les mains dans les poches. »",
      "“The hardest thing in a cellar is to keep your hands in your pockets.”",
    ),
    both("Hélène Aurival", "Hélène Aurival"),
    { portrait: "portrait-helene" },
  ),
  section("table", { spacing: "large" }, [
    columns(
      "table-columns",
      { ratio: "narrow-wide", gap: "large" },
      [
        title(
          "table-title",
          both("Une table, sept verres, aucun téléphone", "One table, seven glasses, no telephones"),
          { eyebrow: both("L’assemblage", "Blending") },
        ),
      ],
      [
        words(
          "table-text",
          both(
            '<p>Les assemblages se décident en famille, à l’aveugle, un dimanche de février. Chacun vote. La voix d’Odile compte double, depuis qu’elle a eu raison en 1996.</p><p>La cave se visite à la bougie, du mardi au samedi : <a href="/services">la visite et les autres façons de venir</a>.</p>',
            '<p>Blends are settled by the family, blind, on a Sunday in February. Everyone votes. Odile’s vote counts twice, ever since she was right in 1996.</p><p>The cellar is shown by candlelight, Tuesday to Saturday: <a href="/en_US/services">the tour, and other ways to come</a>.</p>',
          ),
          { size: "lead" },
        ),
      ],
    ),
  ]),
);

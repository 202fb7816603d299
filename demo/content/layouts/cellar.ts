import { both } from "#starter/both.ts";
import { layoutIds } from "#demo/content/ids.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, reusable, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

import { quote } from "./pieces.ts";

export const cellarLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("cellar-barrels"),
    height: "tall",
    overlay: 50,
    eyebrow: both("La cave", "The cellar"),
    title: both("Douze degrés toute l’année, et pas un bruit", "Fifty-four degrees all year, and not a sound"),
  }),
  section("vault", { spacing: "large" }, [
    columns(
      "vault-columns",
      { ratio: "narrow-wide", gap: "large" },
      [
        title("vault-title", both("Faire peu, mais au bon moment", "Do little, but at the right time"), {
          eyebrow: both("Hélène, à la vinification", "Hélène, winemaker"),
        }),
      ],
      [
        words(
          "vault-lead",
          both(
            "<p>La voûte a été creusée en 1982 par Michel et son beau-frère, à la pioche, en onze mois. Elle n’a ni climatisation ni musique. Le vin y dort comme dans une chambre d’enfant.</p>",
            "<p>The vault was dug in 1982 by Michel and his brother-in-law, with pickaxes, in eleven months. It has neither air conditioning nor music. Wine sleeps here as in a nursery.</p>",
          ),
          { size: "lead" },
        ),
        words(
          "vault-text",
          both(
            "<p>Les levures sont celles du raisin. Le soufre, compté au plus juste : la moitié de ce que le cahier des charges biologique autorise, souvent moins. Rien n’est filtré qui puisse s’en passer. Tout le reste est affaire de patience, d’oreille et d’eau chaude, car une cave se lave plus qu’elle ne se décore.</p>",
            "<p>The yeasts are the grapes’ own. Sulphur is counted out: half of what organic rules allow, often less. Nothing is filtered that can do without. The rest is a matter of patience, of listening and of hot water, since a cellar is washed far more than it is decorated.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("steps", { tone: "tint", width: "wide" }, [
    columns(
      "steps-columns",
      { ratio: "thirds" },
      [
        title("steps-one", both("Trier", "Sort"), { size: "medium", eyebrow: both("Septembre", "September") }),
        words(
          "steps-one-text",
          both(
            "<p>Deux fois : à la vigne, par celui qui coupe, puis sur la table, par six paires d’yeux. Ce qui n’irait pas dans une tarte ne va pas en cuve.</p>",
            "<p>Twice: in the vineyard, by whoever cuts, then at the table, by six pairs of eyes. What wouldn’t go into a tart doesn’t go into a vat.</p>",
          ),
        ),
      ],
      [
        title("steps-two", both("Attendre", "Wait"), {
          size: "medium",
          eyebrow: both("Octobre à mars", "October to March"),
        }),
        words(
          "steps-two-text",
          both(
            "<p>Onze petites cuves, une par parcelle et quelques-unes d’avance. On goûte chaque matin, à jeun, et l’on ne touche à rien tant que personne n’est sûr.</p>",
            "<p>Eleven small vats, one for each parcel and a few to spare. We taste every morning on an empty stomach, and touch nothing until somebody is sure.</p>",
          ),
        ),
      ],
      [
        title("steps-three", both("Élever", "Raise"), {
          size: "medium",
          eyebrow: both("Un à trois ans", "One to three years"),
        }),
        words(
          "steps-three-text",
          both(
            "<p>Foudres pour Les Terrasses, fûts anciens pour Pierre-Levée, lattes pour Éclat. Le bois est une porte : elle sert à passer, non à être vue.</p>",
            "<p>Large oak for Les Terrasses, seasoned barrels for Pierre-Levée, laths for Éclat. Oak is a door: it is there to pass through, not to be looked at.</p>",
          ),
        ),
      ],
    ),
  ]),
  quote(
    "helene",
    both(
      "<blockquote><p>« Le plus difficile, à la cave, c’est de garder les mains dans les poches. »</p></blockquote><p>Hélène Aurival</p>",
      "<blockquote><p>“The hardest thing in a cellar is to keep your hands in your pockets.”</p></blockquote><p>Hélène Aurival</p>",
    ),
  ),
  section("table", { width: "wide", spacing: "large" }, [
    columns(
      "table-columns",
      { ratio: "wide-narrow", align: "end", gap: "large" },
      [
        block("table-picture", "image", {
          image: picture("tasting-table"),
          ratio: "landscape",
          caption: both("La table des assemblages, en février", "The blending table in February"),
        }),
      ],
      [
        title(
          "table-title",
          both("Une table, sept verres, aucun téléphone", "One table, seven glasses, no telephones"),
          {
            size: "medium",
          },
        ),
        words(
          "table-text",
          both(
            "<p>Les assemblages se décident en famille, à l’aveugle, un dimanche de février. Chacun vote. La voix d’Odile compte double, depuis qu’elle a eu raison en 1996.</p>",
            "<p>Blends are settled by the family, blind, on a Sunday in February. Everyone votes. Odile’s vote counts twice, ever since she was right in 1996.</p>",
          ),
        ),
      ],
    ),
  ]),
  reusable("visit", layoutIds.visitInvitation),
  section("looks", { width: "wide" }, [
    block("looks-gallery", "gallery", {
      eyebrow: both("De la vigne au verre", "From vine to glass"),
      title: both("Ce que la cave a vu passer", "What the cellar has seen go by"),
      layout: "rows",
      images: [
        { image: picture("harvest-basket") },
        { image: picture("press-house") },
        { image: picture("pruning-winter") },
        { image: picture("night-harvest") },
        { image: picture("glass-evening") },
      ],
    }),
  ]),
);

import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";

import type { MediaName } from "./media.ts";

/** An album of the demo. */
export interface DemoAlbum {
  readonly id: number;
  readonly slug: Both;
  readonly title: Both;
  readonly text: Both;
  readonly images: readonly MediaName[];
}

export const albumIds = { year: 1, harvest: 2, house: 3 } as const;

/** The demo's albums, in the order of their list. */
export const demoAlbums: readonly DemoAlbum[] = [
  {
    id: albumIds.year,
    slug: both("une-annee-de-vigne", "a-year-in-the-vines"),
    title: both("Une année de vigne", "A year in the vines"),
    text: both(
      "<p>De la taille aux dernières feuilles, le même coteau au fil des saisons. La vigne change de robe plus souvent que nous.</p>",
      "<p>From pruning to the last leaves, one slope through all its seasons. The vine changes clothes more often than we do.</p>",
    ),
    images: [
      "sheep-rows",
      "pruning-winter",
      "horse-plough",
      "frost-candles",
      "spring-flower",
      "bees-meadow",
      "stone-wall",
      "vineyard-rows",
      "glass-evening",
      "night-harvest",
      "standing-stone",
      "autumn-hillside",
      "hedge-owl",
      "letterbox-winter",
    ],
  },
  {
    id: albumIds.harvest,
    slug: both("vendanges-2026", "harvest-2026"),
    title: both("Vendanges 2026", "Harvest 2026"),
    text: both(
      "<p>Quarante-huit jours, du premier panier d’Aubade à la nuit de la combe.</p>",
      "<p>Forty-eight days, from the first basket of Aubade to the night in the hollow.</p>",
    ),
    images: ["harvest-basket", "vineyard-dawn", "old-vine", "river-mist", "night-harvest", "press-house", "soup-pot"],
  },
  {
    id: albumIds.house,
    slug: both("la-maison-et-la-cave", "the-house-and-the-cellar"),
    title: both("La maison et la cave", "The house and the cellar"),
    text: both(
      "<p>Un portail qui ne ferme plus, une voûte creusée à la main et une table qui a vu passer beaucoup de verres.</p>",
      "<p>A gate that no longer shuts, a vault dug by hand and a table that has seen a great many glasses go by.</p>",
    ),
    images: [
      "picnic-terrace",
      "cellar-key",
      "cellar-barrels",
      "riddling-racks",
      "tasting-table",
      "house-notebook",
      "odile-table",
      "poplar-case",
      "letterbox-winter",
    ],
  },
];

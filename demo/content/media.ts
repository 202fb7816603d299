import type { FocalPoint } from "#schemas/content/image.ts";
import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";

/** A picture of the demo: its file in `demo/media`, and what it shows for those who don't see it. */
export interface DemoMedium {
  readonly id: number;
  /** The file's name without its extension. */
  readonly name: string;
  readonly alt: Both;
  /** What a crop keeps in view, in per cents of its width and height; the middle where nothing is said. */
  readonly focal?: FocalPoint;
}

const scenes = {
  "vineyard-dawn": both(
    "Le coteau du domaine au lever du jour, rangs de vigne dans une lumière rasante",
    "The estate’s slope at daybreak, rows of vines in low light",
  ),
  "vineyard-rows": both("Des rangs de vigne qui filent vers la rivière", "Rows of vines running down to the river"),
  "cellar-barrels": both("Des fûts alignés sous la voûte de la cave", "Barrels lined up under the vaulted cellar"),
  "tasting-table": both(
    "Des verres et une bouteille sur la table de dégustation",
    "Glasses and a bottle on the tasting table",
  ),
  "harvest-basket": both("Un panier de raisins tout juste coupés", "A basket of freshly picked grapes"),
  "parcels-map": both("Le plan des huit parcelles du domaine", "The map of the estate’s eight parcels"),
  "estate-house": both(
    "La maison du domaine, façade de pierre claire et volets ouverts",
    "The estate house, pale stone and open shutters",
  ),
  "old-vine": both("Un cep centenaire au tronc noueux", "A gnarled hundred-year-old vine"),
  "autumn-hillside": both("Le coteau roux et doré en automne", "The hillside in autumn, russet and gold"),
  "river-mist": both("La brume qui monte de l’Orbrie à l’aube", "Mist rising from the Orbrie at dawn"),
  "pruning-winter": both("La taille, en hiver, dans un rang nu", "Winter pruning in a bare row"),
  "spring-flower": both("La vigne en fleur au début de juin", "The vine in flower at the start of June"),
} as const;

const bottles = {
  "les-terrasses": both("Une bouteille des Terrasses, rouge", "A bottle of Les Terrasses, red"),
  "pierre-levee": both("Une bouteille de Pierre-Levée, rouge", "A bottle of Pierre-Levée, red"),
  "vent-couvert": both("Une bouteille de Vent-Couvert, blanc", "A bottle of Vent-Couvert, white"),
  aubade: both("Une bouteille d’Aubade, rosé", "A bottle of Aubade, rosé"),
  "clos-sereine": both("Une bouteille de Clos Sereine, blanc", "A bottle of Clos Sereine, white"),
  "nuit-de-vendange": both(
    "Une bouteille de 50 cl de Nuit de vendange, blanc moelleux",
    "A half-liter bottle of Nuit de vendange, sweet white",
  ),
  eclat: both("Une bouteille d’Éclat, brut", "A bottle of Éclat, brut"),
  "la-centenaire": both("Un magnum de La Centenaire, rouge", "A magnum of La Centenaire, red"),
  "coffret-decouverte": both(
    "Le coffret Découverte, trois bouteilles dans leur caisse",
    "The Discovery box, three bottles in their case",
  ),
  "tire-bouchon": both("Le tire-bouchon à manche de vigne", "The corkscrew with its vine-wood handle"),
} as const;

const marks = {
  logo: both("Domaine Clairveille", "Domaine Clairveille"),
  "logo-light-theme": both("Domaine Clairveille", "Domaine Clairveille"),
  "logo-dark-theme": both("Domaine Clairveille", "Domaine Clairveille"),
  "logo-footer": both(
    "Domaine Clairveille, famille Aurival, depuis 1921",
    "Domaine Clairveille, Aurival family, since 1921",
  ),
  favicon: both("", ""),
  "partner-organic": both("Agriculture biologique", "Organic farming"),
  "partner-environment": both("Haies et biodiversité", "Hedges and biodiversity"),
  "partner-grower": both("Vigneron récoltant", "Grower and winemaker"),
  "partner-family": both("En famille depuis 1921", "A family estate since 1921"),
} as const;

const moments = {
  "glass-evening": both(
    "Un verre de vin rouge sur le muret, au soleil couchant",
    "A glass of red wine on the wall at sunset",
  ),
  "press-house": both("Le pressoir vertical et ses cuviers de raisins", "The vertical press and its tubs of grapes"),
  "horse-plough": both(
    "Le cheval de trait et la charrue entre deux rangs",
    "The draft horse and the plow between two rows",
  ),
  "night-harvest": both("Vendange de nuit, à la lampe frontale", "Harvest by night, by headlamp"),
  "picnic-terrace": both(
    "Une table sous le tilleul, au-dessus de la rivière",
    "A table under the linden tree, above the river",
  ),
  "tasting-room": both("Le comptoir du caveau de dégustation", "The counter of the tasting room"),
  "bees-meadow": both("Les ruches dans la prairie fleurie", "The hives in the flower meadow"),
  "letterbox-winter": both(
    "Le portail et l’allée de platanes sous la neige",
    "The gate and the avenue of plane trees under snow",
  ),
} as const;

const countryside = {
  "standing-stone": both("La pierre levée, au soleil couchant", "The standing stone at sunset"),
  "sheep-rows": both("Les brebis entre les rangs nus", "The ewes between the bare rows"),
  "hedge-owl": both("Une chouette effraie près de la jeune haie", "A barn owl by the young hedge"),
  "stone-wall": both("Un mur de pierre sèche que l’on relève", "A dry-stone wall being raised again"),
  "road-sign": both("Le dernier virage, et le panneau Clairveille", "The last bend, and the sign for Clairveille"),
} as const;

const vintages = {
  "les-terrasses-2021": both("Une bouteille des Terrasses 2021, rouge", "A bottle of Les Terrasses 2021, red"),
  "pierre-levee-2019": both("Une bouteille de Pierre-Levée 2019, rouge", "A bottle of Pierre-Levée 2019, red"),
  "vent-couvert-2024": both("Une bouteille de Vent-Couvert 2024, blanc", "A bottle of Vent-Couvert 2024, white"),
  "aubade-2025": both("Une bouteille d’Aubade 2025, rosé", "A bottle of Aubade 2025, rosé"),
  "clos-sereine-2021": both("Une bouteille de Clos Sereine 2021, blanc", "A bottle of Clos Sereine 2021, white"),
  "nuit-de-vendange-2018": both(
    "Une bouteille de 50 cl de Nuit de vendange 2018, blanc moelleux",
    "A half-liter bottle of Nuit de vendange 2018, sweet white",
  ),
} as const;

const things = {
  "soup-pot": both("La marmite d’Odile, un potimarron et des poireaux", "Odile’s soup pot, a squash and leeks"),
  "house-notebook": both("Le cahier de la maison, une ligne par automne", "The house notebook, one line each autumn"),
  "label-proofs": both("Les épreuves des étiquettes, une loupe et de l’encre", "Label proofs, a loupe and ink"),
  "cellar-key": both("La clé de la cave, sous le troisième pot", "The key to the cellar, under the third flowerpot"),
  "poplar-case": both("La caisse de peuplier et ses trois bouteilles", "The poplar case and its three bottles"),
  "riddling-racks": both(
    "Les pupitres, et la marque de craie sous chaque bouteille",
    "The riddling racks, a chalk mark under each bottle",
  ),
  "candle-cellar": both(
    "La cave à la bougie, trois verres sur un fût",
    "The cellar by candlelight, three glasses on a cask",
  ),
  "press-hall": both(
    "La salle du pressoir, ses chaises dépareillées et son poêle",
    "The press room, its odd chairs and its stove",
  ),
  "odile-table": both(
    "La table d’Odile, dix couverts sur une nappe repassée",
    "Odile’s table, ten places on an ironed cloth",
  ),
  "winter-shears": both("Le sécateur et un fagot de sarments, en hiver", "The shears and a bundle of canes, in winter"),
} as const;

const portraits = {
  "portrait-helene": both(
    "Hélène Aurival à la cave, un verre levé devant la bougie",
    "Hélène Aurival in the cellar, a glass raised to the candle",
  ),
  "portrait-simon": both("Simon Aurival, le sécateur à la main, en hiver", "Simon Aurival, shears in hand, in winter"),
  "portrait-odile": both(
    "Odile Aurival écrit ses cartes de vœux à la fenêtre",
    "Odile Aurival writes her New Year cards by the window",
  ),
} as const;

const backLabels = {
  "back-les-terrasses": both("La contre-étiquette des Terrasses", "The back label of Les Terrasses"),
  "back-pierre-levee": both("La contre-étiquette de Pierre-Levée", "The back label of Pierre-Levée"),
  "back-la-centenaire": both("La contre-étiquette de La Centenaire", "The back label of La Centenaire"),
  "back-vent-couvert": both("La contre-étiquette de Vent-Couvert", "The back label of Vent-Couvert"),
  "back-clos-sereine": both("La contre-étiquette de Clos Sereine", "The back label of Clos Sereine"),
  "back-nuit-de-vendange": both("La contre-étiquette de Nuit de vendange", "The back label of Nuit de vendange"),
  "back-aubade": both("La contre-étiquette d’Aubade", "The back label of Aubade"),
  "back-eclat": both("La contre-étiquette d’Éclat", "The back label of Éclat"),
} as const;

const sizes = {
  "les-terrasses-magnum": both("Un magnum des Terrasses, rouge", "A magnum of Les Terrasses, red"),
  "pierre-levee-magnum": both("Un magnum de Pierre-Levée, rouge", "A magnum of Pierre-Levée, red"),
  "vent-couvert-magnum": both("Un magnum de Vent-Couvert, blanc", "A magnum of Vent-Couvert, white"),
  "aubade-magnum": both("Un magnum d’Aubade, rosé", "A magnum of Aubade, rosé"),
  "eclat-magnum": both("Un magnum d’Éclat, brut", "A magnum of Éclat, brut"),
  "clos-sereine-half": both("Une demi-bouteille de Clos Sereine, blanc", "A half bottle of Clos Sereine, white"),
} as const;

const nights = {
  "frost-candles": both("Les bougies entre les rangs, une nuit de gel", "Candles between the rows on a night of frost"),
  "long-table": both(
    "La table de la fête, sous les lampions, entre les rangs",
    "The table of the feast, under strings of lamps, between the rows",
  ),
} as const;

const alts = {
  ...scenes,
  ...bottles,
  ...marks,
  ...moments,
  ...vintages,
  ...countryside,
  ...things,
  ...portraits,
  ...backLabels,
  ...sizes,
  ...nights,
};

export type MediaName = keyof typeof alts;

/** What crops keep in view of the pictures whose subject stands off their middle. */
const focals: Partial<Record<MediaName, FocalPoint>> = {
  "vineyard-dawn": { x: 72, y: 40 },
  "vineyard-rows": { x: 48, y: 55 },
  "cellar-barrels": { x: 50, y: 48 },
  "tasting-table": { x: 44, y: 60 },
  "harvest-basket": { x: 48, y: 58 },
  "parcels-map": { x: 60, y: 52 },
  "estate-house": { x: 62, y: 40 },
  "old-vine": { x: 47, y: 48 },
  "autumn-hillside": { x: 66, y: 44 },
  "river-mist": { x: 62, y: 35 },
  "pruning-winter": { x: 52, y: 60 },
  "glass-evening": { x: 36, y: 52 },
  "press-house": { x: 54, y: 55 },
  "horse-plough": { x: 53, y: 50 },
  "night-harvest": { x: 60, y: 35 },
  "frost-candles": { x: 50, y: 62 },
  "long-table": { x: 50, y: 56 },
  "picnic-terrace": { x: 55, y: 68 },
  "tasting-room": { x: 52, y: 62 },
  "bees-meadow": { x: 50, y: 60 },
  "letterbox-winter": { x: 50, y: 48 },
  "standing-stone": { x: 66, y: 58 },
  "sheep-rows": { x: 54, y: 58 },
  "hedge-owl": { x: 37, y: 58 },
  "stone-wall": { x: 52, y: 68 },
  "road-sign": { x: 26, y: 56 },
  "soup-pot": { x: 53, y: 74 },
  "house-notebook": { x: 72, y: 46 },
  "label-proofs": { x: 49, y: 48 },
  "cellar-key": { x: 48, y: 80 },
  "poplar-case": { x: 53, y: 58 },
  "riddling-racks": { x: 27, y: 52 },
  "candle-cellar": { x: 52, y: 70 },
  "press-hall": { x: 50, y: 62 },
  "odile-table": { x: 50, y: 60 },
  "portrait-helene": { x: 45, y: 40 },
  "portrait-simon": { x: 52, y: 40 },
  "portrait-odile": { x: 50, y: 45 },
  "winter-shears": { x: 22, y: 70 },
};

const names = Object.keys(alts) as MediaName[];

/** Every picture of the demo. Ids follow the order above: a new group goes at the end of `alts`. */
export const demoMedia: readonly DemoMedium[] = names.map((name, index) => ({
  id: index + 1,
  name,
  alt: alts[name],
  ...(focals[name] && { focal: focals[name] }),
}));

/** The id of a picture. */
export function mediaId(name: MediaName): number {
  return names.indexOf(name) + 1;
}

/** A picture as a layout's prop. */
export function picture(name: MediaName): { readonly id: number } {
  return { id: mediaId(name) };
}

import { both } from "#starter/both.ts";
import { productIds } from "#demo/content/ids.ts";

import type { DemoProduct } from "./product.ts";

const lesTerrasses: DemoProduct = {
  id: productIds.lesTerrasses,
  type: "WINE",
  kind: "RED",
  image: "les-terrasses",
  backImage: "back-les-terrasses",
  tags: ["selection", "organic", "food-pairing"],
  name: both("Les Terrasses", "Les Terrasses"),
  slug: both("les-terrasses", "les-terrasses"),
  summary: both(
    "Le rouge de la maison : cabernet franc sur schiste, cueilli à la main, élevé dix mois en foudre. Fruit noir, poivre blanc, tanins souples.",
    "The house red: Cabernet Franc on schist, picked by hand and aged ten months in large oak vats. Black fruit, white pepper, supple tannins.",
  ),
  text: both(
    `<p>Trois hectares en marches d’escalier, tenus par des murets que quatre générations ont relevés pierre après pierre. Le schiste y garde la chaleur jusqu’au soir : le cabernet franc mûrit sans se presser et conserve sa fraîcheur de rivière.</p>
<h3>À la cave</h3>
<p>Vendange éraflée, macération de dix-huit jours, un seul pigeage par jour. Dix mois en foudres de vingt hectolitres, puis une mise en bouteille sans collage.</p>
<h3>À table</h3>
<p>Un poulet rôti, une terrine de campagne, des légumes farcis. Servir à 15 °C ; ouvrir une demi-heure avant.</p>`,
    `<p>Eight acres of steps cut into the hill, held up by walls that four generations have rebuilt stone by stone. The schist keeps its warmth until evening: Cabernet Franc ripens here without hurry and keeps the freshness of the river.</p>
<h3>In the cellar</h3>
<p>Destemmed fruit, eighteen days on the skins, one punch-down a day. Ten months in large oak vats, then bottled unfined.</p>
<h3>At table</h3>
<p>Roast chicken, a country terrine, stuffed vegetables. Serve at 59 °F (15 °C); open half an hour ahead.</p>`,
  ),
  declinations: [
    { reference: "TER-22-75", year: 2022, capacityMl: 750, priceCents: 1290 },
    {
      reference: "TER-21-75",
      image: "les-terrasses-2021",
      year: 2021,
      capacityMl: 750,
      priceCents: 1450,
      discount: { type: "PERCENT", amount: 1000 },
      stock: 48,
    },
    { reference: "TER-22-150", image: "les-terrasses-magnum", year: 2022, capacityMl: 1500, priceCents: 2700 },
  ],
};

const pierreLevee: DemoProduct = {
  id: productIds.pierreLevee,
  type: "WINE",
  kind: "RED",
  image: "pierre-levee",
  backImage: "back-pierre-levee",
  tags: ["selection", "organic", "cellaring", "food-pairing"],
  name: both("Pierre-Levée", "Pierre-Levée"),
  slug: both("pierre-levee", "pierre-levee"),
  summary: both(
    "Le haut du coteau, autour de la pierre dressée. Cabernet franc et côt, dix-huit mois de fûts anciens : un rouge droit, salin, taillé pour dix ans.",
    "The top of the slope, around the standing stone. Cabernet Franc and Malbec, eighteen months in seasoned barrels: an upright, saline red built for ten years.",
  ),
  text: both(
    `<p>Personne ne sait qui a dressé la pierre. Elle marque le point le plus haut du domaine, là où l’argile recouvre à peine le calcaire et où le vent sèche les grappes en une heure. Les rendements y sont bas, les peaux épaisses.</p>
<h3>À la cave</h3>
<p>Cabernet franc aux trois quarts, côt pour le reste, vinifiés ensemble. Vingt-cinq jours de cuve, dix-huit mois en fûts de trois à sept vins : le bois porte, il ne parle pas.</p>
<h3>À table</h3>
<p>Une épaule d’agneau de sept heures, un gibier à plume, un vieux fromage de brebis. Carafer deux heures avant le service, à 16 °C.</p>`,
    `<p>Nobody knows who raised the stone. It marks the highest point of the estate, where the clay barely covers the limestone and the wind dries the bunches within the hour. Yields are low here, skins thick.</p>
<h3>In the cellar</h3>
<p>Three parts Cabernet Franc to one of Malbec, fermented together. Twenty-five days in vat, eighteen months in barrels that have seen three to seven wines: the oak supports, it doesn’t speak.</p>
<h3>At table</h3>
<p>Slow-roast shoulder of lamb, game birds, an aged ewe’s-milk cheese. Decant two hours ahead and serve at 61 °F (16 °C).</p>`,
  ),
  declinations: [
    { reference: "PIE-20-75", year: 2020, capacityMl: 750, priceCents: 1950 },
    { reference: "PIE-19-75", image: "pierre-levee-2019", year: 2019, capacityMl: 750, priceCents: 2150, stock: 120 },
    {
      reference: "PIE-20-150",
      image: "pierre-levee-magnum",
      year: 2020,
      capacityMl: 1500,
      priceCents: 4100,
      stock: 36,
    },
  ],
};

const laCentenaire: DemoProduct = {
  id: productIds.laCentenaire,
  type: "WINE",
  kind: "RED",
  image: "la-centenaire",
  backImage: "back-la-centenaire",
  tags: ["organic", "old-vines", "cellaring", "gift"],
  name: both("La Centenaire", "La Centenaire"),
  slug: both("la-centenaire", "la-centenaire"),
  summary: both(
    "Les ceps plantés par Auguste Aurival en 1921. Quelques centaines de magnums, les seules années qui le méritent, mis en bouteille à la main.",
    "The vines that Auguste Aurival planted in 1921. A few hundred magnums, only in the years that deserve it, bottled by hand.",
  ),
  text: both(
    `<p>Trois mille pieds au départ ; un peu plus de la moitié sont encore ceux d’Auguste, tordus, creux, infatigables, et les autres sont leurs enfants, couchés en terre. Chacun donne trois grappes, parfois quatre. On les vendange en famille, un matin, sans l’équipe, et personne ne parle beaucoup.</p>
<h3>À la cave</h3>
<p>Un demi-muid, deux les belles années. Pas de pompe : tout descend par gravité. Vingt-quatre mois sur lies, puis la mise en magnum à la chèvre à quatre becs, en lune descendante parce qu’Odile y tient.</p>
<h3>À table</h3>
<p>Un plat simple et des gens qu’on aime. Servir à 16 °C dans de grands verres ; le vin continue de s’ouvrir jusqu’au lendemain.</p>`,
    `<p>There were three thousand vines at the start; a little over half are still Auguste’s own, twisted, hollow, tireless, and the rest are their children, layered into the ground. Each gives three bunches, sometimes four. The family picks them on a morning of their own, without the crew, and nobody says much.</p>
<h3>In the cellar</h3>
<p>One large barrel, two in a good year. No pump: everything moves by gravity. Twenty-four months on the lees, then filled into magnums from a four-spouted trough, under a waning moon because Odile insists on it.</p>
<h3>At table</h3>
<p>A simple dish and people you love. Serve at 61 °F (16 °C) in large glasses; the wine goes on opening until the next day.</p>`,
  ),
  declinations: [{ reference: "CEN-19-150", year: 2019, capacityMl: 1500, priceCents: 4800, stock: 84 }],
};

export const reds: readonly DemoProduct[] = [lesTerrasses, pierreLevee, laCentenaire];

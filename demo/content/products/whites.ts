import { both } from "#starter/both.ts";
import { productIds } from "#demo/content/ids.ts";

import type { DemoProduct } from "./product.ts";

const ventCouvert: DemoProduct = {
  id: productIds.ventCouvert,
  type: "WINE",
  kind: "WHITE",
  image: "vent-couvert",
  backImage: "back-vent-couvert",
  tags: ["selection", "organic", "aperitif", "food-pairing"],
  name: both("Vent-Couvert", "Vent-Couvert"),
  slug: both("vent-couvert", "vent-couvert"),
  summary: both(
    "Chenin et sauvignon gris à l’abri du bois des Aulnes. Tilleul, poire, pierre mouillée : un blanc sec, vif, qu’on ne voit pas finir.",
    "Chenin and Sauvignon Gris in the lee of the alder wood. Linden blossom, pear, wet stone: a dry, lively white that is gone before you notice.",
  ),
  text: both(
    `<p>Sur le plateau, le vent d’ouest passe par-dessus le bois et oublie nos rangs. Les matinées y sont plus longues, les acidités plus fines. C’est la parcelle qu’on taille sans se presser et la première qu’on goûte.</p>
<h3>À la cave</h3>
<p>Pressurage lent de grappes entières, débourbage à froid, fermentation en cuve avec les levures du raisin. Huit mois sur lies fines, sans bois.</p>
<h3>À table</h3>
<p>Un brochet au beurre blanc, des asperges, un chèvre encore frais. Servir à 10 °C, pas moins : le froid le rend muet.</p>`,
    `<p>Up on the plateau the west wind passes over the wood and forgets our rows. Mornings last longer here and acidities run finer. It is the parcel we prune without hurry and the first we taste.</p>
<h3>In the cellar</h3>
<p>Whole bunches pressed slowly, settled cold, fermented in tank with the grapes’ own yeasts. Eight months on fine lees, no oak.</p>
<h3>At table</h3>
<p>Pike in white butter, asparagus, a young goat’s cheese. Serve at 50 °F (10 °C), no colder: chill strikes it dumb.</p>`,
  ),
  declinations: [
    { reference: "VEN-23-75", year: 2023, capacityMl: 750, priceCents: 1150 },
    { reference: "VEN-24-75", image: "vent-couvert-2024", year: 2024, capacityMl: 750, priceCents: 1150 },
    {
      reference: "VEN-23-150",
      image: "vent-couvert-magnum",
      year: 2023,
      capacityMl: 1500,
      priceCents: 2400,
      stock: 60,
    },
  ],
};

const closSereine: DemoProduct = {
  id: productIds.closSereine,
  type: "WINE",
  kind: "WHITE",
  image: "clos-sereine",
  backImage: "back-clos-sereine",
  tags: ["organic", "old-vines", "cellaring"],
  name: both("Clos Sereine", "Clos Sereine"),
  slug: both("clos-sereine", "clos-sereine"),
  summary: both(
    "Un petit hectare clos de murs, chenin planté en 1948, un an de fût. Coing, cire, amande fraîche : notre blanc de garde.",
    "Two small walled acres of Chenin planted in 1948, a year in barrel. Quince, beeswax, fresh almond: our white for keeping.",
  ),
  text: both(
    `<p>Jeanne Aurival y allait chercher le silence ; le nom vient d’elle. Les murs gardent la chaleur, un poirier donne l’heure, et les ceps ont l’âge où l’on ne se laisse plus dicter sa conduite. On vendange en trois passages, à la juste couleur.</p>
<h3>À la cave</h3>
<p>Fermentation et élevage en fûts de quatre cents litres, douze mois sans soutirage. Mise en bouteille au printemps, quand la rivière est haute.</p>
<h3>À table</h3>
<p>Une volaille à la crème, des ris de veau, un comté de dix-huit mois. Servir à 12 °C. Se garde quinze ans ; se boit très bien avant.</p>`,
    `<p>Jeanne Aurival came here looking for quiet; the name is hers. The walls hold the warmth, a pear tree tells the hour, and the vines have reached the age when nobody dictates to them. We pick in three passes, each bunch at its own color.</p>
<h3>In the cellar</h3>
<p>Fermented and aged in hundred-gallon barrels, twelve months without racking. Bottled in spring, when the river runs high.</p>
<h3>At table</h3>
<p>Chicken in cream, sweetbreads, an eighteen-month Comté. Serve at 54 °F (12 °C). It will keep fifteen years, and drinks very well before.</p>`,
  ),
  declinations: [
    {
      reference: "CLO-22-37",
      image: "clos-sereine-half",
      year: 2022,
      capacityMl: 375,
      priceCents: 1150,
      stock: 72,
    },
    { reference: "CLO-22-75", year: 2022, capacityMl: 750, priceCents: 1850 },
    { reference: "CLO-21-75", image: "clos-sereine-2021", year: 2021, capacityMl: 750, priceCents: 1980, stock: 90 },
  ],
};

const nuitDeVendange: DemoProduct = {
  id: productIds.nuitDeVendange,
  type: "WINE",
  kind: "SWEET",
  image: "nuit-de-vendange",
  backImage: "back-nuit-de-vendange",
  tags: ["organic", "cellaring", "gift"],
  name: both("Nuit de vendange", "Nuit de vendange"),
  slug: both("nuit-de-vendange", "nuit-de-vendange"),
  summary: both(
    "Chenin de la Combe aux Brumes, cueilli grain à grain à la lampe frontale. Abricot confit, safran, et une fraîcheur qui tient tout.",
    "Chenin from the misty hollow, picked berry by berry by headlamp. Candied apricot, saffron, and a freshness that holds it all together.",
  ),
  text: both(
    `<p>En octobre, la brume de l’Orbrie remonte la combe avant minuit. Nous attendons que le raisin soit froid, puis nous coupons, à la lampe, ce que la pourriture noble a choisi. Certaines années, elle ne choisit rien, et il n’y a pas de Nuit.</p>
<h3>À la cave</h3>
<p>Un pressoir, une nuit entière. Fermentation en vieux fûts, arrêtée au froid quand l’équilibre est là. Autour de 110 g/L de sucres, que l’acidité fait oublier.</p>
<h3>À table</h3>
<p>Un bleu, une tarte aux abricots, ou rien du tout. Servir à 9 °C, en petits verres.</p>`,
    `<p>In October the mist off the Orbrie climbs the hollow before midnight. We wait until the grapes are cold, then cut by lamplight whatever noble rot has chosen. Some years it chooses nothing, and there is no Nuit.</p>
<h3>In the cellar</h3>
<p>One press, one whole night. Fermented in old barrels and stopped by cold when the balance is right. Around 110 g/L of sugar, which the acidity makes you forget.</p>
<h3>At table</h3>
<p>A blue cheese, an apricot tart, or nothing at all. Serve at 48 °F (9 °C), in small glasses.</p>`,
  ),
  declinations: [
    { reference: "NUI-21-50", year: 2021, capacityMl: 500, priceCents: 2600 },
    {
      reference: "NUI-18-50",
      image: "nuit-de-vendange-2018",
      year: 2018,
      capacityMl: 500,
      priceCents: 3100,
      stock: 24,
    },
  ],
};

export const whites: readonly DemoProduct[] = [ventCouvert, closSereine, nuitDeVendange];

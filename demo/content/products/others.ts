import { both } from "#starter/both.ts";
import { engravedForm, productIds } from "#demo/content/ids.ts";

import type { DemoProduct } from "./product.ts";

const aubade: DemoProduct = {
  id: productIds.aubade,
  type: "WINE",
  kind: "ROSE",
  image: "aubade",
  backImage: "back-aubade",
  tags: ["organic", "aperitif"],
  name: both("Aubade", "Aubade"),
  slug: both("aubade", "aubade"),
  summary: both(
    "Pineau d’Aunis cueilli au lever du jour, pressé aussitôt. Fraise des bois, poivre rose, finale sèche : le rosé des soirs qui durent.",
    "Pineau d’Aunis picked at sunrise and pressed at once. Wild strawberry, pink pepper, a dry finish: rosé for evenings that last.",
  ),
  text: both(
    `<p>La parcelle regarde l’est. À six heures, le soleil passe la crête et touche les premiers rangs ; à dix heures, tout est rentré. Le raisin arrive frais au pressoir, et le vin en garde quelque chose.</p>
<h3>À la cave</h3>
<p>Pressurage direct, fermentation à 16 °C, quatre mois sur lies. Une couleur pâle parce que le cépage est ainsi, non parce que la mode le veut.</p>
<h3>À table</h3>
<p>Des tomates, un tartare de truite, un pique-nique au bord de l’eau. Servir à 10 °C.</p>`,
    `<p>The parcel looks east. At six the sun clears the ridge and touches the first rows; by ten everything is in. The fruit reaches the press cool, and the wine remembers it.</p>
<h3>In the cellar</h3>
<p>Pressed directly, fermented at 61 °F (16 °C), four months on the lees. Pale because the grape is, not because fashion says so.</p>
<h3>At table</h3>
<p>Tomatoes, trout tartare, a picnic by the water. Serve at 50 °F (10 °C).</p>`,
  ),
  declinations: [
    { reference: "AUB-24-75", year: 2024, capacityMl: 750, priceCents: 950 },
    { reference: "AUB-25-75", image: "aubade-2025", year: 2025, capacityMl: 750, priceCents: 980 },
    {
      reference: "AUB-24-150",
      image: "aubade-magnum",
      year: 2024,
      capacityMl: 1500,
      priceCents: 2050,
      stock: 30,
    },
  ],
};

const eclat: DemoProduct = {
  id: productIds.eclat,
  type: "WINE",
  kind: "SPARKLING",
  image: "eclat",
  backImage: "back-eclat",
  tags: ["selection", "organic", "aperitif", "gift"],
  name: both("Éclat", "Éclat"),
  slug: both("eclat", "eclat"),
  summary: both(
    "Chenin des Côtes Vives, prise de mousse en bouteille, trente mois sur lattes. Brioche légère, citron mûr, bulle fine et tenace.",
    "Chenin from our coolest slope, second fermentation in bottle, thirty months on the lees. Light brioche, ripe lemon, a fine and lasting bead.",
  ),
  text: both(
    `<p>Les Côtes Vives tournent le dos au soleil. Ailleurs, on s’en plaindrait ; ici, c’est ce qui fait la bulle : un raisin mûr à onze degrés d’alcool, tendu comme une corde.</p>
<h3>À la cave</h3>
<p>Méthode traditionnelle, de la première goutte au dégorgement. Trente mois sur lattes, remuage à la main, cinq grammes de dosage : un brut qui n’a rien à cacher.</p>
<h3>À table</h3>
<p>Des gougères, des huîtres, une bonne nouvelle. Servir à 9 °C, dans un verre à vin plutôt qu’une flûte.</p>`,
    `<p>Les Côtes Vives turns its back on the sun. Elsewhere people would complain; here it is what makes the bubble: grapes ripe at eleven percent alcohol and taut as a string.</p>
<h3>In the cellar</h3>
<p>The traditional method from first drop to disgorgement. Thirty months on the lees, riddled by hand, five grams of dosage: a brut with nothing to hide.</p>
<h3>At table</h3>
<p>Cheese puffs, oysters, good news. Serve at 48 °F (9 °C), in a wine glass rather than a flute.</p>`,
  ),
  declinations: [
    { reference: "ECL-75", year: null, capacityMl: 750, priceCents: 1680, discount: { type: "EURO", amount: 200 } },
    { reference: "ECL-150", image: "eclat-magnum", year: null, capacityMl: 1500, priceCents: 3500, stock: 40 },
  ],
};

const coffretDecouverte: DemoProduct = {
  id: productIds.coffretDecouverte,
  type: "BOX",
  kind: "",
  image: "coffret-decouverte",
  tags: ["gift"],
  name: both("Coffret Découverte", "Discovery box"),
  slug: both("coffret-decouverte", "discovery-box"),
  summary: both(
    "Les Terrasses, Vent-Couvert et Aubade dans une caisse couleur de vin, avec un mot écrit de notre main si vous nous le dictez.",
    "Les Terrasses, Vent-Couvert and Aubade in a wine-red case, with a note in our own hand if you tell us what to write.",
  ),
  text: both(
    `<p>Un rouge, un blanc, un rosé : la plus courte visite du domaine. La caisse est faite par Lucien, menuisier à Montclair, avec le peuplier des bords de l’Orbrie, qu’il teint à la lie. Une fois vide, elle devient ce qu’on veut : boîte à couture, nichoir, tiroir à secrets.</p>`,
    `<p>One red, one white, one rosé: the shortest tour of the estate. The case is made by Lucien, the carpenter in Montclair, from poplar grown along the Orbrie and stained with wine lees. Once empty it becomes whatever you like: a sewing box, a nest box, a drawer for secrets.</p>`,
  ),
  declinations: [{ reference: "COF-DEC", year: null, capacityMl: 0, priceCents: 3600, stock: 60 }],
};

const tireBouchon: DemoProduct = {
  id: productIds.tireBouchon,
  type: "OTHER",
  kind: "",
  image: "tire-bouchon",
  tags: ["gift"],
  name: both("Tire-bouchon de la maison", "The house corkscrew"),
  slug: both("tire-bouchon", "corkscrew"),
  summary: both(
    "Un tire-bouchon à l’ancienne, manche tourné dans le bois de nos vieux ceps. Il n’y en a pas deux pareils.",
    "A corkscrew of the old kind, its handle turned from our own old vines. No two are alike.",
  ),
  text: both(
    `<p>Quand un cep de La Centenaire renonce, nous ne le brûlons pas. Le tronc sèche deux ans sous l’auvent, puis part chez le coutelier. Mèche d’acier à cinq spires, viroles de laiton, manche huilé à la noix. Il faut tirer ; c’est fait pour.</p>`,
    `<p>When a vine in La Centenaire gives up, we don’t burn it. The trunk dries for two years under the lean-to, then goes to the cutler. A five-turn steel worm, brass ferrules, a handle rubbed with walnut oil. You have to pull; that is the point.</p>`,
  ),
  declinations: [{ reference: "ACC-TIR", year: null, capacityMl: 0, priceCents: 1400, stock: 25 }],
};

const tireBouchonGrave: DemoProduct = {
  id: productIds.tireBouchonGrave,
  type: "OTHER",
  kind: "",
  image: "tire-bouchon",
  tags: ["gift"],
  name: both("Tire-bouchon gravé", "Engraved corkscrew"),
  slug: both("tire-bouchon-grave", "engraved-corkscrew"),
  summary: both(
    "Le tire-bouchon de la maison, avec un nom, une date ou vos armes sur la virole. Gravé à la main à Montclair, en dix jours.",
    "The house corkscrew with a name, a date or your arms on the ferrule. Engraved by hand in Montclair, within ten days.",
  ),
  text: both(
    `<p>Marthe grave à la pointe, sous une lampe, ce que vous lui dictez. La virole est large d’un pouce : un prénom y tient à l’aise, une phrase courte si on la serre. Elle vous envoie une photo avant de poser l’huile.</p>`,
    `<p>Marthe engraves with a burin, under a lamp, what you dictate. The ferrule is an inch wide: a first name sits there at ease, a short sentence if it squeezes. She sends you a photograph before the oil goes on.</p>`,
  ),
  declinations: [
    { id: engravedForm, reference: "ACC-TIR-GRA", year: null, capacityMl: 0, priceCents: 2200, stock: 20 },
  ],
};

export const others: readonly DemoProduct[] = [aubade, eclat, coffretDecouverte, tireBouchon, tireBouchonGrave];

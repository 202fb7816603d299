import { both } from "#starter/both.ts";

import { labels, organic, parcel, wineIngredients } from "./feature-labels.ts";
import type { DemoSheet } from "./sheet.ts";

const chenin = both("Chenin", "Chenin Blanc");

export const ventCouvertSheet: DemoSheet = {
  alcohol: 12,
  sugars: 0.2,
  serving: [10, 11],
  keeping: [1, 5],
  grapes: [
    { name: chenin, percent: 70 },
    { name: both("Sauvignon gris", "Sauvignon Gris"), percent: 30 },
  ],
  soil: both("Sables et silex du plateau, frais jusqu’en juillet.", "Sand and flint on the plateau, cool until July."),
  vinification: both(
    "Grappes entières, quatre heures de pressoir. Débourbage à froid, levures du raisin, fermentation en cuve à 17 °C.",
    "Whole bunches, four hours in the press. Settled cold, native yeasts, fermented in tank at 63 °F (17 °C).",
  ),
  ageing: both(
    "Huit mois sur lies fines en cuve. Pas de bois, pas de fermentation malolactique.",
    "Eight months on fine lees in tank. No oak, no malolactic fermentation.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("Vent-Couvert"),
    { label: labels.surface, value: both("2,4 ha", "6 acres (2.4 ha)") },
    { label: labels.vines, value: both("22 ans", "22 years") },
    { label: labels.yield, value: both("45 hl/ha", "45 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège micro-aggloméré", "Micro-agglomerated cork") },
  ],
  vintages: [
    {
      year: 2024,
      text: both(
        "L’année de la pluie, et de la patience : vendanges tardives, degrés sages, une acidité de source.",
        "The year of rain, and of patience: a late harvest, modest alcohol, an acidity like spring water.",
      ),
    },
    {
      year: 2023,
      text: both(
        "Généreuse et régulière. La poire est mûre, la pierre reste mouillée.",
        "Generous and even. The pear is ripe, the stone still wet.",
      ),
    },
  ],
  pairings: [
    { dish: "fish", text: both("Brochet au beurre blanc.", "Pike in white butter.") },
    { dish: "vegetables", text: both("Asperges, sauce mousseline.", "Asparagus, mousseline sauce.") },
    { dish: "cheese", text: both("Chèvre encore frais.", "Young goat’s cheese.") },
    { dish: "aperitif", text: both("Radis, beurre demi-sel.", "Radishes and salted butter.") },
  ],
  forms: {
    "VEN-23-75": {
      alcohol: 12.5,
      features: [
        { label: labels.harvest, value: both("14 au 20 septembre 2023", "September 14–20, 2023") },
        { label: labels.bottling, value: both("Juin 2024", "June 2024") },
        { label: labels.bottles, value: both("12 600", "12,600") },
      ],
    },
    "VEN-24-75": {
      features: [
        { label: labels.harvest, value: both("27 septembre au 3 octobre 2024", "September 27–October 3, 2024") },
        { label: labels.bottling, value: both("Juin 2025", "June 2025") },
        { label: labels.bottles, value: both("10 900", "10,900") },
      ],
    },
    "VEN-23-150": { alcohol: 12.5, features: [{ label: labels.bottles, value: both("180 magnums", "180 magnums") }] },
  },
};

export const closSereineSheet: DemoSheet = {
  alcohol: 13,
  sugars: 0.2,
  serving: [12, 13],
  keeping: [3, 15],
  grapes: [{ name: chenin, percent: 100 }],
  soil: both(
    "Argile à silex sur tuffeau tendre, à l’abri de murs de pierre sèche.",
    "Flinty clay over soft tuffeau limestone, sheltered by dry-stone walls.",
  ),
  vinification: both(
    "Trois passages à la main, chaque grappe à sa couleur. Fermentation lente en fûts de quatre cents litres, jusqu’à Noël.",
    "Three passes by hand, each bunch at its own color. A slow fermentation in 105-gallon (400-liter) barrels, until Christmas.",
  ),
  ageing: both(
    "Douze mois en fûts, dont un sur dix est neuf, sans soutirage ni bâtonnage.",
    "Twelve months in barrel, one in ten of them new, neither racked nor stirred.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("Clos Sereine"),
    { label: labels.surface, value: both("0,9 ha", "2.2 acres (0.9 ha)") },
    { label: labels.vines, value: both("Plantées en 1948", "Planted in 1948") },
    { label: labels.yield, value: both("26 hl/ha", "26 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège naturel", "Natural cork") },
  ],
  vintages: [
    {
      year: 2022,
      text: both(
        "Chaude, et pourtant les murs ont gardé la nuit : du coing, du miel, et une finale qui se redresse.",
        "Warm, and yet the walls held on to the night: quince, honey, and a finish that stands up straight.",
      ),
    },
    {
      year: 2021,
      text: both(
        "Peu de vin, et quel vin : le gel a fait la vendange verte. Il faudra l’attendre.",
        "Little wine, and what wine: frost did the thinning for us. It will ask you to wait.",
      ),
    },
  ],
  pairings: [
    { dish: "poultry", text: both("Volaille à la crème et aux morilles.", "Chicken in cream with morels.") },
    { dish: "fish", text: both("Sandre rôti, beurre noisette.", "Roast pike-perch, brown butter.") },
    { dish: "cheese", text: both("Comté de dix-huit mois.", "Eighteen-month Comté.") },
  ],
  forms: {
    "CLO-22-75": {
      features: [
        { label: labels.harvest, value: both("8 au 24 septembre 2022", "September 8–24, 2022") },
        { label: labels.bottling, value: both("Avril 2024", "April 2024") },
        { label: labels.bottles, value: both("2 900", "2,900") },
      ],
    },
    "CLO-22-37": { features: [{ label: labels.bottles, value: both("600 demies", "600 half bottles") }] },
    "CLO-21-75": {
      alcohol: 12.5,
      features: [
        { label: labels.harvest, value: both("27 septembre au 12 octobre 2021", "September 27–October 12, 2021") },
        { label: labels.bottling, value: both("Avril 2023", "April 2023") },
        { label: labels.bottles, value: both("1 450", "1,450") },
      ],
    },
  },
};

export const nuitDeVendangeSheet: DemoSheet = {
  alcohol: 11.5,
  sugars: 11,
  serving: [8, 10],
  keeping: [3, 30],
  grapes: [{ name: chenin, percent: 100 }],
  soil: both(
    "Limons profonds de la Combe aux Brumes, au ras de la rivière.",
    "Deep silt in La Combe aux Brumes, level with the river.",
  ),
  vinification: both(
    "Grains botrytisés cueillis de nuit, en plusieurs tries. Un pressoir, une nuit ; fermentation en vieux fûts, arrêtée par le froid.",
    "Botrytized berries picked at night in several passes. One press, one night; fermented in old barrels and stopped by cold.",
  ),
  ageing: both(
    "Dix-huit mois en fûts, puis un an de bouteille avant la vente.",
    "Eighteen months in barrel, then a year in bottle before release.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("La Combe aux Brumes"),
    { label: labels.surface, value: both("1,2 ha", "3 acres (1.2 ha)") },
    { label: labels.vines, value: both("38 ans", "38 years") },
    { label: labels.yield, value: both("9 hl/ha", "9 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège naturel", "Natural cork") },
  ],
  vintages: [
    {
      year: 2021,
      text: both(
        "La brume est venue le 9 octobre et n’est repartie que le 20. Quatre tries, toutes bonnes.",
        "The mist came on October 9 and left on the 20th. Four passes, every one of them good.",
      ),
    },
    {
      year: 2018,
      text: both(
        "Une arrière-saison d’or : deux tries de safran et d’abricot, puis le vent a tout séché.",
        "A golden late season: two passes of saffron and apricot, and then the wind dried everything.",
      ),
    },
  ],
  pairings: [
    { dish: "cheese", text: both("Un bleu, du pain aux noix.", "A blue cheese, walnut bread.") },
    { dish: "dessert", text: both("Tarte aux abricots, peu sucrée.", "Apricot tart, not too sweet.") },
    { dish: "aperitif", text: both("Seule, avant qu’on ne parle.", "On its own, before anyone speaks.") },
  ],
  forms: {
    "NUI-21-50": {
      features: [
        { label: labels.harvest, value: both("11 au 20 octobre 2021, de nuit", "October 11–20, 2021, at night") },
        { label: labels.bottles, value: both("1 900", "1,900") },
      ],
    },
    "NUI-18-50": {
      alcohol: 12,
      features: [
        { label: labels.harvest, value: both("17 au 23 octobre 2018, de nuit", "October 17–23, 2018, at night") },
        { label: labels.bottles, value: both("1 100", "1,100") },
      ],
    },
  },
};

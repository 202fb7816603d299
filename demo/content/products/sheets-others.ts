import { both } from "#starter/both.ts";

import { labels, organic, parcel, wineIngredients } from "./feature-labels.ts";
import type { DemoSheet } from "./sheet.ts";

export const aubadeSheet: DemoSheet = {
  alcohol: 12,
  sugars: 0.1,
  serving: [9, 11],
  keeping: [0, 3],
  grapes: [{ name: both("Pineau d’Aunis", "Pineau d’Aunis"), percent: 100 }],
  soil: both("Graves maigres tournées vers l’est.", "Lean gravel that faces east."),
  vinification: both(
    "Cueilli de six à dix heures, pressé aussitôt en grappes entières. Fermentation à 16 °C avec les levures du raisin.",
    "Picked between six and ten, pressed at once as whole bunches. Fermented at 61 °F (16 °C) with native yeasts.",
  ),
  ageing: both("Quatre mois sur lies en cuve.", "Four months on the lees in tank."),
  ingredients: wineIngredients,
  features: [
    parcel("L’Aubade"),
    { label: labels.surface, value: both("2,1 ha", "5 acres (2.1 ha)") },
    { label: labels.vines, value: both("19 ans", "19 years") },
    { label: labels.yield, value: both("44 hl/ha", "44 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Capsule à vis", "Screw cap") },
  ],
  vintages: [
    {
      year: 2025,
      text: both(
        "Des matins clairs pendant neuf jours : le poivre rose est là dès le premier nez.",
        "Clear mornings for nine days: the pink pepper is there from the first sniff.",
      ),
    },
    {
      year: 2024,
      text: both(
        "Pâle, tendu, plus citron que fraise. Pour ceux qui aiment les rosés à table.",
        "Pale and taut, more lemon than strawberry. For those who like their rosé with dinner.",
      ),
    },
  ],
  pairings: [
    { dish: "aperitif", text: both("Tapenade, pain grillé.", "Tapenade on toast.") },
    { dish: "fish", text: both("Tartare de truite.", "Trout tartare.") },
    { dish: "vegetables", text: both("Tomates anciennes, huile d’olive.", "Heirloom tomatoes, olive oil.") },
  ],
  forms: {
    "AUB-24-75": {
      alcohol: 11.5,
      features: [
        { label: labels.harvest, value: both("19 au 25 septembre 2024", "September 19–25, 2024") },
        { label: labels.bottles, value: both("8 700", "8,700") },
      ],
    },
    "AUB-25-75": {
      features: [
        { label: labels.harvest, value: both("2 au 11 septembre 2025", "September 2–11, 2025") },
        { label: labels.bottles, value: both("11 200", "11,200") },
      ],
    },
    "AUB-24-150": { alcohol: 11.5, features: [{ label: labels.bottles, value: both("120 magnums", "120 magnums") }] },
  },
};

export const eclatSheet: DemoSheet = {
  alcohol: 12,
  sugars: 0.5,
  serving: [8, 10],
  keeping: [0, 5],
  grapes: [{ name: both("Chenin", "Chenin Blanc"), percent: 100 }],
  soil: both("Craie des Côtes Vives, face au nord.", "Chalk on Les Côtes Vives, facing north."),
  vinification: both(
    "Vin de base en cuve, un cinquième de vins de réserve. Prise de mousse en bouteille, méthode traditionnelle.",
    "Base wine in tank, one fifth reserve wines. Second fermentation in bottle, the traditional method.",
  ),
  ageing: both(
    "Trente mois sur lattes, remuage à la main, dégorgement trois mois avant la vente.",
    "Thirty months on the lees, riddled by hand, disgorged three months before release.",
  ),
  ingredients: both(
    "Raisins, liqueur de tirage, liqueur d’expédition, conservateur : anhydride sulfureux (sulfites)",
    "Grapes, tirage liqueur, expedition liqueur, preservative: sulfur dioxide (sulfites)",
  ),
  features: [
    parcel("Les Côtes Vives"),
    { label: labels.surface, value: both("1,8 ha", "4.5 acres (1.8 ha)") },
    { label: labels.vines, value: both("31 ans", "31 years") },
    { label: labels.yield, value: both("50 hl/ha", "50 hl/ha") },
    { label: labels.dosage, value: both("5 g/L, brut", "5 g/L, brut") },
    organic,
    { label: labels.stopper, value: both("Liège et muselet", "Cork and wire cage") },
  ],
  vintages: [],
  pairings: [
    { dish: "aperitif", text: both("Des gougères tièdes.", "Warm cheese puffs.") },
    { dish: "shellfish", text: both("Des huîtres, sans rien d’autre.", "Oysters, and nothing else.") },
    { dish: "dessert", text: both("Un biscuit aux amandes.", "An almond cookie.") },
  ],
  forms: {
    "ECL-75": {
      features: [
        { label: labels.disgorged, value: both("Juin 2026", "June 2026") },
        { label: labels.bottles, value: both("12 000", "12,000") },
      ],
    },
    "ECL-150": { features: [{ label: labels.disgorged, value: both("Mai 2026", "May 2026") }] },
  },
};

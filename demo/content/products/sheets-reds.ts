import { both } from "#starter/both.ts";

import { labels, organic, parcel, wineIngredients } from "./feature-labels.ts";
import type { DemoSheet } from "./sheet.ts";

const cabernetFranc = both("Cabernet franc", "Cabernet Franc");

export const lesTerrassesSheet: DemoSheet = {
  alcohol: 12.5,
  sugars: 0.1,
  serving: [14, 16],
  keeping: [2, 8],
  grapes: [{ name: cabernetFranc, percent: 100 }],
  soil: both(
    "Schiste feuilleté sur onze terrasses plein sud, peu de terre et beaucoup de chaleur rendue la nuit.",
    "Flaking schist on eleven terraces that face due south: little earth, and a great deal of warmth given back at night.",
  ),
  vinification: both(
    "Vendange manuelle, entièrement éraflée. Levures du raisin, dix-huit jours de cuve à 24 °C, un pigeage par jour.",
    "Picked by hand and fully destemmed. Native yeasts, eighteen days in vat at 75 °F (24 °C), one punch-down a day.",
  ),
  ageing: both(
    "Dix mois en foudres de vingt hectolitres. Ni collage, ni filtration serrée.",
    "Ten months in 530-gallon (20-hectoliter) oak vats. Unfined, lightly filtered.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("Les Terrasses"),
    { label: labels.surface, value: both("3,2 ha", "8 acres (3.2 ha)") },
    { label: labels.vines, value: both("28 ans en moyenne", "28 years on average") },
    { label: labels.yield, value: both("42 hl/ha", "42 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège naturel", "Natural cork") },
  ],
  vintages: [
    {
      year: 2022,
      text: both(
        "Un été sec et deux orages bien placés. Les raisins sont rentrés petits, noirs et sains, avec dix jours d’avance.",
        "A dry summer and two well-timed storms. The berries came in small, dark and healthy, ten days early.",
      ),
    },
    {
      year: 2021,
      text: both(
        "Le gel d’avril a pris un bourgeon sur trois ; l’automne lent a soigné les autres. Un millésime frais, tout en fleurs.",
        "April frost took one bud in three; a slow fall looked after the rest. A cool vintage, all flowers.",
      ),
    },
  ],
  pairings: [
    { dish: "poultry", text: both("Poulet rôti, jus court.", "Roast chicken and its pan juices.") },
    { dish: "charcuterie", text: both("Terrine de campagne, cornichons.", "Country terrine, cornichons.") },
    { dish: "vegetables", text: both("Tomates et courgettes farcies.", "Stuffed tomatoes and zucchini.") },
  ],
  forms: {
    "TER-22-75": {
      features: [
        { label: labels.harvest, value: both("12 au 19 septembre 2022", "September 12–19, 2022") },
        { label: labels.bottling, value: both("Septembre 2023", "September 2023") },
        { label: labels.bottles, value: both("15 400", "15,400") },
      ],
    },
    "TER-21-75": {
      alcohol: 12,
      features: [
        { label: labels.harvest, value: both("1er au 7 octobre 2021", "October 1–7, 2021") },
        { label: labels.bottling, value: both("Septembre 2022", "September 2022") },
        { label: labels.bottles, value: both("9 800", "9,800") },
      ],
    },
    "TER-22-150": { features: [{ label: labels.bottles, value: both("600 magnums", "600 magnums") }] },
  },
};

export const pierreLeveeSheet: DemoSheet = {
  alcohol: 13.5,
  sugars: 0.1,
  serving: [16, 17],
  keeping: [4, 12],
  grapes: [
    { name: cabernetFranc, percent: 75 },
    { name: both("Côt", "Malbec (Côt)"), percent: 25 },
  ],
  soil: both(
    "Quarante centimètres d’argile rouge sur le calcaire dur, au sommet du coteau, à 214 m.",
    "Sixteen inches of red clay over hard limestone, on top of the slope, 700 feet above the sea.",
  ),
  vinification: both(
    "Les deux cépages cuvés ensemble, un tiers en grappes entières. Vingt-cinq jours, des remontages courts, jamais de froid.",
    "Both varieties fermented together, a third as whole bunches. Twenty-five days, short pump-overs, no chilling.",
  ),
  ageing: both(
    "Dix-huit mois en fûts de trois à sept vins, sur lies, un seul soutirage.",
    "Eighteen months in three- to seven-wine barrels, on the lees, racked once.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("Pierre-Levée"),
    { label: labels.surface, value: both("1,8 ha", "4.5 acres (1.8 ha)") },
    { label: labels.vines, value: both("46 ans", "46 years") },
    { label: labels.yield, value: both("28 hl/ha", "28 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège naturel, 49 mm", "Natural cork, 1.9 in (49 mm)") },
  ],
  vintages: [
    {
      year: 2020,
      text: both(
        "Soleil de mai à septembre, nuits fraîches sur le sommet : des peaux épaisses, des tanins mûrs et droits.",
        "Sun from May to September, cool nights on the summit: thick skins, ripe and upright tannins.",
      ),
    },
    {
      year: 2019,
      text: both(
        "Deux canicules, que l’argile a bues. Le vin a gardé son sel et gagné de l’épaisseur.",
        "Two heat waves, which the clay drank up. The wine kept its salt and put on depth.",
      ),
    },
  ],
  pairings: [
    { dish: "red-meat", text: both("Épaule d’agneau de sept heures.", "Seven-hour shoulder of lamb.") },
    { dish: "game", text: both("Pigeon, perdreau, sauce courte.", "Pigeon or partridge, a short sauce.") },
    { dish: "cheese", text: both("Vieux fromage de brebis.", "Aged ewe’s-milk cheese.") },
  ],
  forms: {
    "PIE-20-75": {
      features: [
        { label: labels.harvest, value: both("18 au 22 septembre 2020", "September 18–22, 2020") },
        { label: labels.bottling, value: both("Avril 2022", "April 2022") },
        { label: labels.bottles, value: both("5 900", "5,900") },
      ],
    },
    "PIE-19-75": {
      alcohol: 14,
      features: [
        { label: labels.harvest, value: both("20 au 25 septembre 2019", "September 20–25, 2019") },
        { label: labels.bottling, value: both("Avril 2021", "April 2021") },
        { label: labels.bottles, value: both("5 200", "5,200") },
      ],
    },
    "PIE-20-150": { features: [{ label: labels.bottles, value: both("240 magnums", "240 magnums") }] },
  },
};

export const laCentenaireSheet: DemoSheet = {
  alcohol: 13,
  sugars: 0.1,
  serving: [16, 17],
  keeping: [5, 20],
  grapes: [{ name: cabernetFranc, percent: 100 }],
  soil: both(
    "Schiste et quartz, sans fond : les racines de 1921 y sont descendues chercher l’eau à six mètres.",
    "Schist and quartz, with no bottom to it: the roots of 1921 have gone twenty feet down for their water.",
  ),
  vinification: both(
    "Grappes entières, foulées au pied dans un demi-muid ouvert. Trois semaines, sans pompe et sans sulfites à l’encuvage.",
    "Whole bunches, trodden by foot in an open 160-gallon (600-liter) barrel. Three weeks, no pump, no sulfites at the vat.",
  ),
  ageing: both(
    "Vingt-quatre mois sur lies dans le même fût, mise en magnum par gravité.",
    "Twenty-four months on the lees in the same barrel, then filled into magnums by gravity.",
  ),
  ingredients: wineIngredients,
  features: [
    parcel("La Centenaire"),
    { label: labels.surface, value: both("0,6 ha", "1.5 acres (0.6 ha)") },
    { label: labels.vines, value: both("Plantées en 1921", "Planted in 1921") },
    { label: labels.yield, value: both("10 hl/ha", "10 hl/ha") },
    organic,
    { label: labels.stopper, value: both("Liège naturel, cire", "Natural cork, wax") },
  ],
  vintages: [
    {
      year: 2019,
      text: both(
        "Quatre grappes par pied, au lieu de trois : la vieille parcelle avait quelque chose à dire.",
        "Four bunches a vine instead of three: the old parcel had something to say.",
      ),
    },
  ],
  pairings: [
    { dish: "red-meat", text: both("Une côte de bœuf, du gros sel.", "Rib of beef and coarse salt.") },
    { dish: "game", text: both("Un lièvre, un jour de fête.", "Hare, on a feast day.") },
  ],
  forms: {
    "CEN-19-150": {
      features: [
        { label: labels.harvest, value: both("28 septembre 2019", "September 28, 2019") },
        { label: labels.bottling, value: both("Novembre 2021", "November 2021") },
        { label: labels.bottles, value: both("412 magnums numérotés", "412 numbered magnums") },
      ],
    },
  },
};

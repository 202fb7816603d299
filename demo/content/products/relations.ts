import { type Both, both } from "#starter/both.ts";
import { productIds } from "#demo/content/ids.ts";
import type { Medal } from "#schemas/content/award.ts";
import type { DecreasingDiscountInput } from "#server/catalogue/details/write.ts";

const ids = productIds;

/** The sizes of bottles: a variation whose values go by capacity. */
export const sizes = {
  id: 1,
  label: both("Contenance", "Bottle size"),
  displayLabel: both("Format", "Size"),
  details: [
    { id: 1, capacityMl: 375, label: both("Demi-bouteille", "Half bottle") },
    { id: 2, capacityMl: 500, label: both("Bouteille de 50 cl", "Half-liter bottle") },
    { id: 3, capacityMl: 750, label: both("Bouteille", "Bottle") },
    { id: 4, capacityMl: 1500, label: both("Magnum", "Magnum") },
  ],
} as const;

/** Where everything grows. */
export const region = "Val d’Orbrie";

const stillAppellation = "Coteaux de l’Orbrie";

/** The appellation of a wine: bubbles and noble rot have one of their own. */
export function appellationOf(productId: number): string {
  if (productId === ids.eclat) return "Fines Bulles de l’Orbrie";
  return productId === ids.nuitDeVendange ? "Coteaux de l’Orbrie Grains nobles" : stillAppellation;
}

/** Cheaper by the case, where there is enough of it. */
const byTheCase: readonly DecreasingDiscountInput[] = [
  { fromQuantity: 6, type: "PERCENT", amount: 400 },
  { fromQuantity: 12, type: "PERCENT", amount: 800 },
];

export const decreasingDiscounts: ReadonlyMap<number, readonly DecreasingDiscountInput[]> = new Map([
  [ids.lesTerrasses, byTheCase],
  [ids.ventCouvert, byTheCase],
  [ids.aubade, byTheCase],
]);

/** What is in a box, by the references of the forms. */
export const boxes: ReadonlyMap<number, readonly string[]> = new Map([
  [ids.coffretDecouverte, ["TER-22-75", "VEN-24-75", "AUB-25-75"]],
]);

/** What the family would open next. */
export const recommendations: ReadonlyMap<number, readonly number[]> = new Map([
  [ids.lesTerrasses, [ids.pierreLevee, ids.aubade, ids.coffretDecouverte]],
  [ids.pierreLevee, [ids.laCentenaire, ids.lesTerrasses, ids.closSereine]],
  [ids.laCentenaire, [ids.pierreLevee, ids.closSereine, ids.nuitDeVendange]],
  [ids.ventCouvert, [ids.closSereine, ids.eclat, ids.aubade]],
  [ids.closSereine, [ids.nuitDeVendange, ids.ventCouvert, ids.laCentenaire]],
  [ids.nuitDeVendange, [ids.closSereine, ids.eclat, ids.aubade]],
  [ids.aubade, [ids.ventCouvert, ids.eclat, ids.coffretDecouverte]],
  [ids.eclat, [ids.ventCouvert, ids.nuitDeVendange, ids.coffretDecouverte]],
  [ids.coffretDecouverte, [ids.pierreLevee, ids.closSereine, ids.eclat]],
  [ids.tireBouchon, [ids.laCentenaire, ids.coffretDecouverte]],
  [ids.tireBouchonGrave, [ids.eclat, ids.laCentenaire, ids.coffretDecouverte]],
]);

interface DemoAward {
  readonly productId: number;
  readonly vintage: number | null;
  readonly year: number;
  readonly medal: Medal;
  readonly score?: string;
  readonly title: Both;
  readonly issuer: Both;
  readonly text: Both;
}

/** The wines' awards, the same as the list `recompenses` tells of; every competition and paper is invented. */
export const wineAwards: readonly DemoAward[] = [
  {
    productId: ids.eclat,
    vintage: null,
    year: 2026,
    medal: "GOLD",
    title: both("Médaille d’or", "Gold medal"),
    issuer: both("Concours des vins de rivière", "River Wines Competition"),
    text: both(
      "« Bulle d’une grande finesse, bouche nette, sans fard. »",
      "“A bead of great finesse, a clean palate, no makeup.”",
    ),
  },
  {
    productId: ids.laCentenaire,
    vintage: 2019,
    year: 2026,
    medal: "NONE",
    score: "95/100",
    title: both("95/100", "95/100"),
    issuer: both("Le Carnet du sommelier", "Le Carnet du sommelier"),
    text: both("« Un siècle dans le verre, et pas une ride. »", "“A century in a glass, and not a wrinkle.”"),
  },
  {
    productId: ids.closSereine,
    vintage: 2021,
    year: 2025,
    medal: "NONE",
    title: both("Coup de cœur", "Editor’s choice"),
    issuer: both("Guide des caves tranquilles", "The Quiet Cellars Guide"),
    text: both(
      "« Le blanc qu’on oublie exprès au fond de la cave. »",
      "“The white you leave at the back of the cellar on purpose.”",
    ),
  },
  {
    productId: ids.lesTerrasses,
    vintage: 2021,
    year: 2024,
    medal: "SILVER",
    title: both("Médaille d’argent", "Silver medal"),
    issuer: both("Foire aux vins de Sainte-Aubierge", "Sainte-Aubierge Wine Fair"),
    text: both(
      "Troisième médaille en cinq ans pour le rouge de la maison.",
      "The third medal in five years for the house red.",
    ),
  },
  {
    productId: ids.nuitDeVendange,
    vintage: 2018,
    year: 2022,
    medal: "GOLD",
    title: both("Grand prix", "Grand prix"),
    issuer: both("Rencontres des vins doux", "Sweet Wine Meeting"),
    text: both(
      "Dégustation à l’aveugle, quarante-six vins, unanimité du jury.",
      "Tasted blind, forty-six wines, a unanimous jury.",
    ),
  },
];

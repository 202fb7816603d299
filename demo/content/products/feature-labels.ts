import { both } from "#starter/both.ts";

/** What lines of the technical sheets are called, the same word on every wine. */
export const labels = {
  parcel: both("Parcelle", "Parcel"),
  surface: both("Surface", "Area"),
  vines: both("Âge des vignes", "Age of the vines"),
  yield: both("Rendement", "Yield"),
  farming: both("Conduite", "Farming"),
  harvest: both("Vendange", "Harvest"),
  bottling: both("Mise en bouteille", "Bottled"),
  bottles: both("Bouteilles produites", "Bottles made"),
  dosage: both("Dosage", "Dosage"),
  disgorged: both("Dégorgement", "Disgorged"),
  stopper: both("Bouchage", "Closure"),
} as const;

/** The parcel that a wine comes from, where it is told of with the others; its name is the same in both languages. */
export function parcel(name: string) {
  const anchor = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");
  return { label: labels.parcel, value: both(name, name), link: `/nos-parcelles#${anchor}` };
}

/** How every parcel of the estate is farmed. */
export const organic = { label: labels.farming, value: both("Agriculture biologique", "Organic") };

/** What is in every still wine. */
export const wineIngredients = both(
  "Raisins, conservateur : anhydride sulfureux (sulfites)",
  "Grapes, preservative: sulfur dioxide (sulfites)",
);

import { productIds } from "#demo/content/ids.ts";
import { both } from "#starter/both.ts";

import type { DemoElementList } from "./element-list.ts";

/** Medals and mentions, each with the way to its wine; every competition and paper is invented. */
export const awards: DemoElementList = {
  route: "recompenses",
  label: both("Palmarès", "Honours"),
  one: both("Distinction", "Honour"),
  fields: [],
  items: [
    {
      title: both("Éclat · médaille d’or", "Éclat · gold medal"),
      link: `/wines/eclat/${productIds.eclat}`,
      text: both(
        "<p>Concours des vins de rivière, 2026. « Bulle d’une grande finesse, bouche nette, sans fard. »</p>",
        "<p>River Wines Competition, 2026. “A bead of great finesse, a clean palate, no makeup.”</p>",
      ),
    },
    {
      title: both("La Centenaire 2019 · 95/100", "La Centenaire 2019 · 95/100"),
      link: `/wines/la-centenaire/${productIds.laCentenaire}`,
      text: both(
        "<p>Le Carnet du sommelier, printemps 2026. « Un siècle dans le verre, et pas une ride. »</p>",
        "<p>Le Carnet du sommelier, spring 2026. “A century in a glass, and not a wrinkle.”</p>",
      ),
    },
    {
      title: both("Clos Sereine 2021 · coup de cœur", "Clos Sereine 2021 · editor’s choice"),
      link: `/wines/clos-sereine/${productIds.closSereine}`,
      text: both(
        "<p>Guide des caves tranquilles, 2025. « Le blanc qu’on oublie exprès au fond de la cave. »</p>",
        "<p>The Quiet Cellars Guide, 2025. “The white you leave at the back of the cellar on purpose.”</p>",
      ),
    },
    {
      title: both("Les Terrasses 2021 · médaille d’argent", "Les Terrasses 2021 · silver medal"),
      link: `/wines/les-terrasses/${productIds.lesTerrasses}`,
      text: both(
        "<p>Foire aux vins de Sainte-Aubierge, 2024. Troisième médaille en cinq ans pour le rouge de la maison.</p>",
        "<p>Sainte-Aubierge Wine Fair, 2024. The third medal in five years for the house red.</p>",
      ),
    },
    {
      title: both("Nuit de vendange 2018 · grand prix", "Nuit de vendange 2018 · grand prix"),
      link: `/wines/nuit-de-vendange/${productIds.nuitDeVendange}`,
      text: both(
        "<p>Rencontres des vins doux, 2022. Dégustation à l’aveugle, quarante-six vins, unanimité du jury.</p>",
        "<p>Sweet Wine Meeting, 2022. Tasted blind, forty-six wines, a unanimous jury.</p>",
      ),
    },
    {
      title: both("Prix de la pierre sèche", "The Dry Stone Prize"),
      text: both(
        "<p>Association des murailles de l’Orbrie, 2024. Pour cinq cents mètres de murets relevés à la main. Celui-là est accroché dans la cuisine.</p>",
        "<p>Wallers of the Orbrie, 2024. For a third of a mile of wall, rebuilt by hand. That one hangs in the kitchen.</p>",
      ),
    },
  ],
};

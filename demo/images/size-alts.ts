/** What the pictures of magnums and half bottles show: file -> [French, English]. */
export const sizeAlts: Record<string, readonly [fr: string, en: string]> = {
  "les-terrasses-magnum.webp": [
    "Magnum de Les Terrasses rouge 2022 ; l’étiquette porte des murets de terrasses gravés.",
    "Magnum of Les Terrasses red 2022; the label shows engraved terrace walls.",
  ],
  "pierre-levee-magnum.webp": [
    "Magnum bourguignon de Pierre-Levée 2020, grande cuvée rouge ; une pierre dressée gravée à l’or sur l’étiquette.",
    "Burgundy magnum of Pierre-Levée 2020, the estate’s grand red; a standing stone in gold on the label.",
  ],
  "vent-couvert-magnum.webp": [
    "Magnum en flûte vert clair de Vent-Couvert blanc 2023 ; des lignes de vent passent sur l’étiquette.",
    "Slender pale green magnum of Vent-Couvert white 2023; lines of wind cross the label.",
  ],
  "aubade-magnum.webp": [
    "Magnum en verre clair d’Aubade rosé 2024, au vin rose pâle ; un soleil levant sur l’étiquette.",
    "Clear magnum of Aubade rosé 2024, a pale pink wine; a rising sun on the label.",
  ],
  "eclat-magnum.webp": [
    "Magnum d’Éclat, brut de méthode traditionnelle, avec sa coiffe dorée, son muselet et son bouchon.",
    "Magnum of Éclat, a traditional-method brut, with its golden foil, wire cage and cork.",
  ],
  "clos-sereine-half.webp": [
    "Demi-bouteille bourguignonne feuille-morte de Clos Sereine 2022, blanc de vieilles vignes ; un portail de clos sur l’étiquette.",
    "Dead-leaf Burgundy half bottle of Clos Sereine 2022, an old-vine white; a walled garden’s gate on the label.",
  ],
};

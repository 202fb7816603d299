import { both } from "#starter/both.ts";
import { productIds as ids } from "#demo/content/ids.ts";
import type { CustomizationDefinition } from "#schemas/commerce/customization-definition.ts";

const free = { costType: "NONE", amount: 0 } as const;
const euros = (amount: number) => ({ costType: "EURO", amount: amount * 100 }) as const;
const percent = (amount: number) => ({ costType: "PERCENT", amount: amount * 100 }) as const;

/** What the estate makes for its buyers: the box with a note on request, the corkscrew with an engraving always. */
export const customizations: ReadonlyMap<number, CustomizationDefinition> = new Map([
  [
    ids.coffretDecouverte,
    {
      type: "SIMPLE",
      isExcludedFromWithdrawal: false,
      inputs: [
        {
          id: 1,
          inputType: "TEXT",
          label: both("Votre mot", "Your note"),
          help: both("Nous l’écrivons à la main, sur une carte.", "We write it by hand, on a card."),
          maxLength: 200,
          customizationValues: [
            { textNumberOfChar: 0, ...free },
            { textNumberOfChar: 101, ...euros(2) },
          ],
        },
        {
          id: 2,
          inputType: "SELECT",
          label: both("Le ruban", "The ribbon"),
          customizationValues: [
            { selectKey: "none", label: both("Sans ruban", "No ribbon"), ...free },
            { selectKey: "linen", label: both("Lin écru", "Natural linen"), ...euros(1.5) },
            { selectKey: "velvet", label: both("Velours lie-de-vin", "Burgundy velvet"), ...euros(3) },
          ],
        },
        {
          id: 3,
          inputType: "CHECKBOX",
          label: both("Envoyer sans le prix", "Send it without the price"),
          help: both(
            "Le bon de livraison ne dit pas ce que cela coûte.",
            "The delivery note doesn’t say what it costs.",
          ),
          customizationValues: [{ ...free }],
        },
      ],
    },
  ],
  [
    ids.tireBouchonGrave,
    {
      type: "DYNAMIC_FORM",
      isExcludedFromWithdrawal: true,
      inputs: [
        {
          id: 4,
          inputType: "TEXT",
          label: both("Le texte à graver", "The text to engrave"),
          help: both(
            "Tel qu’il sera gravé : majuscules, accents et points compris.",
            "As it will be engraved: capitals, accents and full stops included.",
          ),
          isRequired: true,
          maxLength: 40,
          customizationValues: [
            { textNumberOfChar: 0, ...free },
            { textNumberOfChar: 13, ...euros(3) },
            { textNumberOfChar: 25, ...euros(5) },
          ],
        },
        {
          id: 5,
          inputType: "SELECT",
          label: both("Les lettres", "The lettering"),
          isRequired: true,
          customizationValues: [
            { selectKey: "roman", label: both("Romaines", "Roman"), ...free },
            { selectKey: "cursive", label: both("Cursives", "Cursive"), ...euros(2) },
            { selectKey: "capitals", label: both("Capitales ombrées", "Shaded capitals"), ...percent(10) },
          ],
        },
        {
          id: 6,
          inputType: "FILE",
          label: both("Vos armes, un dessin", "Your arms, a drawing"),
          help: both("Un trait net sur fond blanc se grave le mieux.", "A clear line on a white ground engraves best."),
          fileKinds: ["png", "jpeg", "pdf"],
          customizationValues: [{ ...euros(12) }],
        },
        {
          id: 7,
          inputType: "CHECKBOX",
          label: both("Dans un étui de feutre", "In a felt case"),
          customizationValues: [{ ...euros(4) }],
        },
      ],
    },
  ],
]);

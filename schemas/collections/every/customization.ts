import { customizationTypes, mostAsked } from "../../commerce/customization.ts";
import { list } from "../../fields/list.ts";
import { select } from "../../fields/select.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Localized } from "../../locale.ts";
import type { Problem } from "../../refusal.ts";
import type { Collection, RecordValues } from "../collection.ts";
import { each, itemsIn, said } from "../check-items.ts";
import { recordOf } from "../fields/record-of.ts";
import { questionFields } from "./customization-question.ts";

const types: Readonly<Record<(typeof customizationTypes)[number], Localized<string>>> = {
  SIMPLE: { fr_FR: "Toutes à la fois", en_US: "All at once" },
  DYNAMIC_FORM: { fr_FR: "L’une après l’autre", en_US: "One after another" },
};

/** Spec §3: how products are made for their buyers. A record is called as its product is, and has its row's id. */
export const customization: Collection = {
  slug: "customization",
  sign: "engraving",
  label: { fr_FR: "Personnalisations", en_US: "Customizations" },
  one: { fr_FR: "Personnalisation", en_US: "Customization" },
  fields: {
    product: recordOf({
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Chacun en a une au plus.", en_US: "Each has one at most." },
      to: "products",
    }),
    type: select({
      label: { fr_FR: "Questions posées", en_US: "Questions are asked" },
      options: customizationTypes.map((value) => ({ value, label: types[value] })),
    }),
    isExcludedFromWithdrawal: toggle({
      label: { fr_FR: "Sans droit de rétractation", en_US: "No right of withdrawal" },
      help: {
        fr_FR:
          "Ce qui est nettement personnalisé n’est pas repris (art. L221-28, 3°)\u00a0; l’acheteur le lit avant de payer.",
        en_US: "What is clearly personalized isn’t taken back (art. L221-28, 3°); buyers are told before they pay.",
      },
    }),
    inputs: list({
      label: { fr_FR: "Questions", en_US: "Questions" },
      help: {
        fr_FR: "Ce qui est déjà dans un panier garde ses réponses tant que la question reste.",
        en_US: "What is in a cart already keeps its answers as long as the question stays.",
      },
      item: questionFields,
      max: mostAsked.inputs,
    }),
  },
  groups: [
    {
      name: { fr_FR: "Produit", en_US: "Product" },
      fields: ["product", "type", "isExcludedFromWithdrawal"],
    },
    { name: { fr_FR: "Ce que l’on demande à l’acheteur", en_US: "What buyers are asked" }, fields: ["inputs"] },
  ],
  title: "product",
  columns: ["type", "inputs"],
  check: (values) =>
    itemsIn(values, "inputs").length === 0
      ? [{ key: "inputs", messageKey: "key.required" }]
      : each(values, "inputs", checkQuestion),
};

/** Each question has words, and each choice. How they go together is for the save command to say. */
function checkQuestion(question: RecordValues): readonly Problem[] {
  const isChoice = question["inputType"] === "SELECT";
  return [
    ...said(question, "label"),
    ...(isChoice ? each(question, "customizationValues", (one) => said(one, "label")) : []),
  ];
}

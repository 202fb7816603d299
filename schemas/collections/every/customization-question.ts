import { costTypes, inputTypes, longestText, mostAsked } from "../../commerce/customization.ts";
import { choices } from "../../fields/choices.ts";
import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import { type FileKind, fileKinds } from "../../forms/form-document.ts";
import type { Localized } from "../../locale.ts";
import { choiceKey } from "../fields/choice-key.ts";
import { hundredths } from "../fields/hundredths.ts";
import { onlyWhere } from "../fields/only-where.ts";
import { optional } from "../fields/optional.ts";
import { ownId } from "../fields/own-id.ts";

const answers: Readonly<Record<(typeof inputTypes)[number], Localized<string>>> = {
  TEXT: { fr_FR: "Un texte", en_US: "A text" },
  SELECT: { fr_FR: "Un choix parmi plusieurs", en_US: "One of several choices" },
  CHECKBOX: { fr_FR: "Une case à cocher", en_US: "A box to tick" },
  FILE: { fr_FR: "Un fichier", en_US: "A file" },
};

const costs: Readonly<Record<(typeof costTypes)[number], Localized<string>>> = {
  EURO: { fr_FR: "Un montant en euros", en_US: "An amount in euros" },
  PERCENT: { fr_FR: "Une part du prix, en %", en_US: "A share of the price, in %" },
  NONE: { fr_FR: "Rien", en_US: "Nothing" },
};

const files: Readonly<Record<FileKind, string>> = { jpeg: "JPEG", png: "PNG", webp: "WebP", pdf: "PDF" };

const inputType = select({
  label: { fr_FR: "Réponse", en_US: "Answer" },
  options: inputTypes.map((value) => ({ value, label: answers[value] })),
});

const costType = select({
  label: { fr_FR: "Supplément", en_US: "Surcharge" },
  options: costTypes.map((value) => ({ value, label: costs[value] })),
});

/** What an answer costs, and when: the choice that it is, or the characters from which on a text costs that. */
export const costFields = {
  label: onlyWhere(
    "inputType",
    inputType,
    ["SELECT"],
    text({ label: { fr_FR: "Choix", en_US: "Choice" }, max: mostAsked.label }),
  ),
  textNumberOfChar: onlyWhere(
    "inputType",
    inputType,
    ["TEXT"],
    number({
      label: { fr_FR: "À partir de tant de caractères", en_US: "From so many characters on" },
      min: 0,
      max: longestText,
      integer: true,
    }),
  ),
  costType,
  amount: onlyWhere(
    "costType",
    costType,
    ["EURO", "PERCENT"],
    hundredths({ label: { fr_FR: "Montant, TTC", en_US: "Amount, VAT included" }, max: mostAsked.cents }),
  ),
  selectKey: onlyWhere(
    "inputType",
    inputType,
    ["SELECT"],
    choiceKey({
      label: { fr_FR: "Clé", en_US: "Key" },
      help: {
        fr_FR: "Ce que les paniers et les commandes en gardent. Vide\u00a0: faite du choix.",
        en_US: "What carts and orders keep of it. Empty: made of the choice.",
      },
    }),
  ),
};

/** One question to the buyer, with what its answers cost. */
export const questionFields = {
  id: ownId(),
  label: text({ label: { fr_FR: "Question", en_US: "Question" }, max: mostAsked.label }),
  inputType,
  help: text({ label: { fr_FR: "Aide", en_US: "Help" }, max: mostAsked.help }),
  isRequired: toggle({
    label: { fr_FR: "Réponse obligatoire", en_US: "Has to be answered" },
    help: {
      fr_FR: "Personne n’achète alors le produit sans répondre.",
      en_US: "Nobody buys the product without an answer then.",
    },
  }),
  maxLength: onlyWhere(
    "inputType",
    inputType,
    ["TEXT"],
    optional(
      number({
        label: { fr_FR: "Caractères au plus", en_US: "Characters at most" },
        help: { fr_FR: `Vide\u00a0: ${longestText}.`, en_US: `Empty: ${longestText}.` },
        min: 1,
        max: longestText,
        integer: true,
      }),
    ),
  ),
  fileKinds: onlyWhere(
    "inputType",
    inputType,
    ["FILE"],
    choices({
      label: { fr_FR: "Fichiers acceptés", en_US: "Files that are taken" },
      options: fileKinds.map((value) => ({ value, label: { fr_FR: files[value], en_US: files[value] } })),
    }),
  ),
  customizationValues: list({
    label: { fr_FR: "Choix et suppléments", en_US: "Choices and surcharges" },
    help: {
      fr_FR:
        "D’un choix\u00a0: deux au moins. D’un texte\u00a0: à partir de combien de caractères il coûte plus. D’une case ou d’un fichier\u00a0: un seul supplément. Vide\u00a0: rien à payer.",
      en_US:
        "Of a choice: two at least. Of a text: from how many characters on it costs more. Of a box or a file: one surcharge. Empty: nothing to pay.",
    },
    item: costFields,
    named: ["label", "textNumberOfChar", "costType"],
    max: mostAsked.costs,
  }),
};

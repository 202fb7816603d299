import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

const group = "shop";
const effect = { rules: true } as const;

/** Whether goods are taken back, and the texts of each step (spec §3, "order-back info"). */
export const returnParameters: readonly ParameterDefinition[] = [
  defineParameter({
    type: "RETURNS_ACTIVE",
    kind: "BOOLEAN",
    group,
    field: toggle({
      label: { fr_FR: "Reprendre des produits", en_US: "Take goods back" },
      help: {
        fr_FR: "Le droit de se rétracter n’en dépend pas.",
        en_US: "The right to withdraw doesn’t depend on it.",
      },
      initial: true,
    }),
    effect,
  }),
  words("RETURN_MESSAGE", { fr_FR: "Retours\u00a0: message", en_US: "Returns: message" }),
  words("RETURN_ASK_DESCRIPTION", { fr_FR: "Retours\u00a0: comment demander", en_US: "Returns: how to ask" }),
  words("LABEL_SENT_DESCRIPTION", { fr_FR: "Retours\u00a0: étiquette envoyée", en_US: "Returns: label sent" }),
  words("PRODUCT_RECEIVED_DESCRIPTION", { fr_FR: "Retours\u00a0: produits reçus", en_US: "Returns: goods received" }),
];

function words(type: string, label: Localized<string>): ParameterDefinition {
  const help = { fr_FR: "Vide\u00a0: les mots du site.", en_US: "Empty: the site’s own words." };
  const field = text({ label, help, max: 1000, multiline: true });
  return defineParameter({ type, kind: "TEXT", group, field, effect });
}

import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";

/** Who the site belongs to, in one line of the frame; or one of the legal texts on its page (spec §3). */
export const legalTextDefinition = defineBlock({
  slug: "legal-text",
  label: { fr_FR: "Texte légal", en_US: "Legal text" },
  help: {
    fr_FR: "La ligne légale du cadre, ou l’un des textes légaux.",
    en_US: "The frame’s legal line, or one of the legal texts.",
  },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {
    text: select({
      label: { fr_FR: "Texte", en_US: "Text" },
      options: [
        { value: "LINE", label: { fr_FR: "Ligne légale", en_US: "Legal line" } },
        { value: "LEGAL_NOTICE", label: { fr_FR: "Mentions légales", en_US: "Legal notice" } },
        { value: "PRIVACY_POLICY", label: { fr_FR: "Politique de confidentialité", en_US: "Privacy policy" } },
        { value: "COOKIE_POLICY", label: { fr_FR: "Politique relative aux cookies", en_US: "Cookie policy" } },
        { value: "SALE_TERMS", label: { fr_FR: "Conditions de vente", en_US: "Terms of sale" } },
        { value: "USE_TERMS", label: { fr_FR: "Conditions d’utilisation", en_US: "Terms of use" } },
        { value: "ACCESSIBILITY_STATEMENT", label: { fr_FR: "Accessibilité", en_US: "Accessibility" } },
      ],
    }),
  },
  needs: () => ({ parameters: need("listParameters") }),
});

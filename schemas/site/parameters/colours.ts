import { colour, themeColours } from "../../fields/colour.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

const labels: Readonly<Record<(typeof themeColours)[number], Localized<string>>> = {
  primary: { fr_FR: "Couleur principale", en_US: "Primary color" },
  accent: { fr_FR: "Couleur d’accent", en_US: "Accent color" },
  background: { fr_FR: "Fond des pages", en_US: "Page background" },
  font: { fr_FR: "Texte", en_US: "Text" },
  header: { fr_FR: "Fond de l’en-tête", en_US: "Header background" },
  footer: { fr_FR: "Fond du pied de page", en_US: "Footer background" },
  menu: { fr_FR: "Liens du menu", en_US: "Menu links" },
  "menu-active": { fr_FR: "Lien actif du menu", en_US: "Active menu link" },
  "mobile-menu": { fr_FR: "Fond du menu mobile", en_US: "Mobile menu background" },
  "top-bar": { fr_FR: "Fond du bandeau supérieur", en_US: "Top bar background" },
};

/** The theme's colours (spec §3). The specification gives no values: unset, the theme's own hold. */
export const colours: readonly ParameterDefinition[] = themeColours.map((token) =>
  defineParameter({
    public: true,
    type: `COLOR_${token.toUpperCase().replaceAll("-", "_")}`,
    kind: "STRING",
    group: "colours",
    field: colour({ label: labels[token], tokens: [] }),
    effect: { css: `--color-${token}` },
  }),
);

import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Field } from "../../fields/field.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** The menu (spec §3; icon size of §9). */
export const menu: readonly ParameterDefinition[] = [
  choice(
    "MENU_TYPE",
    select({
      label: { fr_FR: "Type de menu", en_US: "Menu type" },
      options: [
        {
          value: "HORIZONTAL",
          label: { fr_FR: "Logo à gauche, menu à droite", en_US: "Logo on the left, menu on the right" },
        },
        { value: "CENTERED", label: { fr_FR: "Logo centré, menu dessous", en_US: "Logo in the middle, menu below" } },
        { value: "BURGER", label: { fr_FR: "Bouton à toutes les tailles", en_US: "Button at every size" } },
      ],
    }),
  ),
  choice(
    "MENU_ALIGNMENT",
    select({
      label: { fr_FR: "Alignement du menu", en_US: "Menu alignment" },
      options: [
        { value: "LEFT", label: { fr_FR: "À gauche", en_US: "Left" } },
        { value: "CENTER", label: { fr_FR: "Au centre", en_US: "Center" } },
        { value: "RIGHT", label: { fr_FR: "À droite", en_US: "Right" } },
      ],
      initial: "RIGHT",
    }),
  ),
  choice(
    "MENU_HOVER",
    select({
      label: { fr_FR: "Lien survolé", en_US: "Hovered link" },
      options: [
        { value: "UNDERLINE", label: { fr_FR: "Souligné", en_US: "Underlined" } },
        { value: "COLOR", label: { fr_FR: "En couleur", en_US: "Colored" } },
        { value: "NONE", label: { fr_FR: "Sans effet", en_US: "No effect" } },
      ],
    }),
  ),
  choice(
    "MENU_ACTIVE",
    select({
      label: { fr_FR: "Lien de la page ouverte", en_US: "Link of the open page" },
      options: [
        { value: "UNDERLINE", label: { fr_FR: "Souligné", en_US: "Underlined" } },
        { value: "COLOR", label: { fr_FR: "En couleur", en_US: "Colored" } },
        { value: "NONE", label: { fr_FR: "Sans effet", en_US: "No effect" } },
      ],
    }),
  ),
  defineParameter({
    public: true,
    type: "MENU_ICON_SIZE",
    kind: "NUMBER",
    group: "menu",
    field: number({
      label: { fr_FR: "Taille des icônes du menu", en_US: "Menu icon size" },
      help: { fr_FR: "En pixels.", en_US: "In pixels." },
      initial: 12,
      min: 8,
      max: 64,
      integer: true,
    }),
    effect: { css: "--menu-icon-size", unit: "px" },
  }),
  defineParameter({
    public: true,
    type: "IS_MENU_FIXED",
    kind: "BOOLEAN",
    group: "menu",
    field: toggle({
      label: { fr_FR: "Menu à portée partout", en_US: "Menu in reach everywhere" },
      help: {
        fr_FR: "Le menu s’efface quand on descend dans la page et revient dès que l’on remonte.",
        en_US: "The menu makes room while one scrolls down and comes back with the first scroll upward.",
      },
    }),
    effect: { render: true },
  }),
];

function choice(type: string, field: Field): ParameterDefinition {
  return defineParameter({ public: true, type, kind: "STRING", group: "menu", field, effect: { render: true } });
}

import { number } from "../../fields/number.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** The logo's sizes in pixels (spec §3; heights of §9). Unset widths follow from the heights. */
export const logo: readonly ParameterDefinition[] = [
  size("LOGO_HEIGHT", { fr_FR: "Hauteur du logo", en_US: "Logo height" }, 125),
  size("LOGO_HEIGHT_FOOTER", { fr_FR: "Hauteur du logo en pied de page", en_US: "Logo height in the footer" }, 100),
  size("LOGO_HEIGHT_MOBILE", { fr_FR: "Hauteur du logo sur mobile", en_US: "Logo height on mobile" }, 110),
  size("LOGO_WIDTH", { fr_FR: "Largeur du logo", en_US: "Logo width" }),
  size("LOGO_WIDTH_FOOTER", { fr_FR: "Largeur du logo en pied de page", en_US: "Logo width in the footer" }),
  size("LOGO_WIDTH_MOBILE", { fr_FR: "Largeur du logo sur mobile", en_US: "Logo width on mobile" }),
  size("LOGO_MARGIN", { fr_FR: "Marge autour du logo", en_US: "Margin around the logo" }),
  size("LOGO_MARGIN_FOOTER", { fr_FR: "Marge du logo en pied de page", en_US: "Logo margin in the footer" }),
  size("LOGO_MARGIN_MOBILE", { fr_FR: "Marge du logo sur mobile", en_US: "Logo margin on mobile" }),
];

function size(type: string, label: Localized<string>, initial?: number): ParameterDefinition {
  return defineParameter({
    public: true,
    type,
    kind: "NUMBER",
    group: "logo",
    field: number({
      label,
      help: { fr_FR: "En pixels.", en_US: "In pixels." },
      initial,
      min: 0,
      max: 600,
      integer: true,
    }),
    unset: initial === undefined,
    effect: { css: `--${type.toLowerCase().replaceAll("_", "-")}`, unit: "px" },
  });
}

import { image } from "../fields/image.ts";
import type { Localized } from "../locale.ts";
import { logoTypes, type LogoType } from "../site/logo.ts";
import type { SettingDefinition } from "./setting.ts";

const labels: Readonly<Record<LogoType, Localized<string>>> = {
  LOGO: { fr_FR: "Logo", en_US: "Logo" },
  LOGO_LIGHT_THEME: { fr_FR: "Logo sur fond clair", en_US: "Logo on a light ground" },
  LOGO_DARK_THEME: { fr_FR: "Logo sur fond sombre", en_US: "Logo on a dark ground" },
  LOGO_FAVICON: { fr_FR: "Icône de l’onglet", en_US: "Icon of the browser’s tab" },
  LOGO_FOOTER: { fr_FR: "Logo du pied de page", en_US: "Logo of the footer" },
};

/** The five logos (spec §3) as settings: each a picture of the media library, whose words are its own. */
export const logoSettings: readonly SettingDefinition[] = logoTypes.map((type) => ({
  key: `logo.${type}`,
  group: "logo",
  label: labels[type],
  field: image({ label: labels[type], speaks: false, words: false }),
  initial: null,
  effect: { render: true },
}));

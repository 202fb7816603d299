import type { Localized } from "#schemas/locale.ts";
import type { SettingValues } from "#schemas/site-settings/site-settings.ts";
import type { SetValue } from "#schemas/site-settings/set-value.ts";

/** A look of the site: settings that go together, set as one step. */
export interface Preset {
  readonly id: string;
  readonly name: Localized<string>;
  readonly commands: readonly SetValue[];
}

/** The looks that come with the product; each says every colour that the others say. */
export const presets: readonly Preset[] = [
  preset("harvest", { fr_FR: "Vendanges", en_US: "Harvest" }, [
    ...["#7a1f3d", "#8a5a1c", "#fbf6ec", "#2f231c", "#f6ead6"],
    ...["#35201b", "#2f231c", "#7a1f3d", "#f6ead6", "#35201b"],
  ]),
  preset("winter", { fr_FR: "Hiver", en_US: "Winter" }, [
    ...["#1f3d4f", "#5a6b3f", "#f7f8f8", "#1f2629", "#eef1f2"],
    ...["#17242b", "#1f2629", "#1f3d4f", "#eef1f2", "#17242b"],
  ]),
  preset("contrast", { fr_FR: "Contraste élevé", en_US: "High contrast" }, [
    ...["#5c0a24", "#1d3b0f", "#ffffff", "#000000", "#ffffff"],
    ...["#000000", "#000000", "#5c0a24", "#ffffff", "#000000"],
  ]),
];

/** The commands that set values as they are. */
export function settingCommands(values: SettingValues): readonly SetValue[] {
  return Object.entries(values).map(([setting, value]) => ({ type: "set", setting, value }));
}

function preset(id: string, name: Localized<string>, colours: readonly string[]): Preset {
  const keys = [
    ...["COLOR_PRIMARY", "COLOR_ACCENT", "COLOR_BACKGROUND", "COLOR_FONT", "COLOR_HEADER"],
    ...["COLOR_FOOTER", "COLOR_MENU", "COLOR_MENU_ACTIVE", "COLOR_MOBILE_MENU", "COLOR_TOP_BAR"],
  ];
  return { id, name, commands: settingCommands(Object.fromEntries(keys.map((key, at) => [key, colours[at]]))) };
}

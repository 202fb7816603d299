import type { SettingValues } from "../site-settings/site-settings.ts";

/** A look of the site that an operator keeps: settings that are set together. */
export interface SettingsPreset {
  readonly id: number;
  readonly name: string;
  readonly values: SettingValues;
}

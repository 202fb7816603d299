import type { SettingsPreset } from "#schemas/content/preset.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { siteSettingsOf } from "#schemas/site-settings/site-settings.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";

/** The looks that operators have kept, by name; of each what can still be set. */
export async function listPresets(): Promise<readonly SettingsPreset[]> {
  const rows = await database()
    .selectFrom("settings_preset")
    .select(["id", "name", "settings"])
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, settings }) => {
    const stored = readJson(settings);
    return { id, name, values: isRecord(stored) ? siteSettingsOf(stored).values : {} };
  });
}

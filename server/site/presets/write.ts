import { under } from "#schemas/fields/check.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";
import { checkValue } from "#schemas/site-settings/setting.ts";
import type { SettingValues } from "#schemas/site-settings/site-settings.ts";
import { command } from "#server/db/command.ts";
import { database, now } from "#server/db/context.ts";

/** How many looks a site keeps. */
export const mostPresets = 50;

export interface PresetToSave {
  readonly name: string;
  readonly values: SettingValues;
  readonly authorId: number;
}

/** Keeps settings under a name, in the place of what had that name. Code is no part of a look. */
export async function savePreset({ name, values, authorId }: PresetToSave): Promise<Result<{ id: number }, Refusal>> {
  const problems = Object.entries(values).flatMap(([key, value]) => {
    const setting = findSetting(key);
    if (!setting || setting.isCode) return [{ key: `values.${key}`, messageKey: "key.unknown" } as const];
    const checked = checkValue(setting, value);
    return checked.ok ? [] : under(`values.${key}`, checked.error);
  });
  if (problems.length > 0) return refuseInput(problems);
  return await command(async () => {
    const names = await database().selectFrom("settings_preset").select("name").execute();
    if (names.length >= mostPresets && !names.some((row) => row.name === name))
      return refuse("conflict", "settings.tooManyPresets", { values: { max: mostPresets } });
    const row = { settings: JSON.stringify(values), author_id: authorId, created_at: now() };
    const { id } = await database()
      .insertInto("settings_preset")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    return ok({ id });
  });
}

/** Forgets a look. */
export async function removePreset(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const gone = await database().deleteFrom("settings_preset").where("id", "=", id).executeTakeFirst();
    return gone.numDeletedRows === 0n ? refuse("not-found", "row.missing") : ok(null);
  });
}

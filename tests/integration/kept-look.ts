import { database, inTransaction, now } from "#server/db/context.ts";

/** Sees to it that there is a kept look of that id. */
export async function fillPresets(id: number): Promise<void> {
  await inTransaction(async () => {
    const known = await database().selectFrom("settings_preset").select("id").where("id", "=", id).executeTakeFirst();
    if (known) return;
    const row = { id, name: `Palette ${id}`, settings: "{}", author_id: null, created_at: now() };
    await database().insertInto("settings_preset").values(row).execute();
  });
}

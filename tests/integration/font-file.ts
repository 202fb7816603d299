import { readFileSync } from "node:fs";

import { database, dropTags, inTransaction } from "#server/db/context.ts";

const path = "../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2";

/** A sound font, as a browser sends one. */
export function fontFile(): File {
  return new File([readFileSync(new URL(path, import.meta.url))], "Vigne-Medium.woff2");
}

/** Sees to it that there is an uploaded family of that id; it has no files. */
export async function fillFonts(id: number): Promise<void> {
  await inTransaction(async () => {
    const known = await database().selectFrom("font_family").select("id").where("id", "=", id).executeTakeFirst();
    if (known) return;
    const row = { id, name: "Domaine", name_folded: "domaine", generic: "serif" };
    await database().insertInto("font_family").values(row).execute();
    dropTags("font");
  });
}

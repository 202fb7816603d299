import { ok, type Result } from "#schemas/result.ts";
import { logoTypes, type LogoType } from "#schemas/site/logo.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";

import { isLogoType } from "./read.ts";

/** Makes a picture of the media library the logo of a type, in place of the one that was. Its alt is the picture's. */
export async function saveLogo(type: LogoType, mediaId: number): Promise<Result<null, Refusal>> {
  if (!isLogoType(type)) {
    return refuseInput([{ key: "type", messageKey: "key.choice", values: { choices: logoTypes.join(", ") } }]);
  }
  return await commandOn(keys, async () => {
    const media = isRowId(mediaId)
      ? await database().selectFrom("media").select("mime").where("id", "=", mediaId).executeTakeFirst()
      : undefined;
    if (!media?.mime.startsWith("image/")) {
      return refuseInput([{ key: "mediaId", messageKey: "key.picture" }]);
    }
    await database()
      .insertInto("logo")
      .values({ type, media_id: mediaId })
      .onConflict((conflict) => conflict.column("type").doUpdateSet({ media_id: mediaId }))
      .execute();
    dropTags("logo");
    return ok(null);
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "logo.media_id": "mediaId" };

/** Takes the logo of a type away; the picture stays in the library. */
export async function removeLogo(type: LogoType): Promise<Result<null, Refusal>> {
  return await removeRow("logo", type, { key: "type", missing: "missing.logo", tags: ["logo"] });
}

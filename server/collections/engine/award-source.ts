import { award } from "#schemas/collections/every/award.ts";
import type { Medal } from "#schemas/content/award.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { type AwardInput, removeAward, saveAward } from "#server/catalogue/awards/write.ts";
import { readJson } from "#server/db/json-text.ts";

import { mediaIdOf, pictureOf, rowIdOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "issuer", "text"] as const;

export const awardSource: CollectionSource = {
  collection: award,
  listing: {
    table: "award",
    title: "texts",
    path: ["title"],
    order: [
      { column: "product_id", direction: "asc" },
      { column: "position", direction: "asc" },
    ],
  },
  async read(ids) {
    const rows = await rowsBy("award", "id", ids);
    const read = rows.map((row) => {
      const { year, vintage, medal, score } = row;
      const own = { product: row.product_id, year, vintage, medal, score, order: row.position };
      const texts = valuesOfTexts(textsIn(row.texts), names);
      return [row.id, { ...texts, picture: pictureOf(row.media_id), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      productId: rowIdOf(values["product"]) ?? 0,
      order: Number(values["order"]),
      vintage: values["vintage"] as number | null,
      year: Number(values["year"]),
      medal: values["medal"] as Medal,
      score: String(values["score"]),
      mediaId: mediaIdOf(values["picture"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<AwardInput>;
    return await saveAward({ ...withId(id), ...input });
  },
  remove: removeAward,
};

function textsIn(stored: string) {
  const texts = readJson(stored);
  return Object.entries(isRecord(texts) ? texts : {}).map(([locale, said]) => {
    const { title = "", issuer = "", text = "" } = said as Partial<Record<(typeof names)[number], string>>;
    return { locale, title, issuer, text };
  });
}

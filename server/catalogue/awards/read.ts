import { sql } from "kysely";

import type { Award, AwardList } from "#schemas/content/award.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { textsInLocale } from "#server/db/localized-json.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage, type ImageRow } from "#server/media/read.ts";

/** Where each column that an award list query may name stands. */
export const awardColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("award.id") },
  product: { kind: "number", expression: sql.ref("award.product_id") },
  vintage: { kind: "number", expression: sql.ref("award.vintage") },
  year: { kind: "number", expression: sql.ref("award.year") },
  medal: { kind: "text", expression: sql.ref("award.medal") },
  order: { kind: "number", expression: sql.ref("award.position") },
};

/** Awards of published products, in the estate's order unless the query says otherwise. */
export async function listAwards(locale: Locale, query: ListQuery): Promise<AwardList> {
  recordRead("award", "product");
  const { rows, total } = await readList(selectAwards(), query, awardColumns, sql.ref("award.id"));
  return { awards: rows.map((row) => presentAward(row, locale)), total };
}

/** One product's awards. */
export async function awardsOf(productId: number, locale: Locale): Promise<readonly Award[]> {
  if (!isRowId(productId)) return [];
  recordRead("award");
  const rows = await selectAwards()
    .where("award.product_id", "=", productId)
    .orderBy("award.position")
    .orderBy("award.id")
    .execute();
  return rows.map((row) => presentAward(row, locale));
}

function selectAwards() {
  return database()
    .selectFrom("award")
    .innerJoin("product", "product.id", "award.product_id")
    .leftJoin("media", "media.id", "award.media_id")
    .where("product.is_published", "=", 1)
    .select(["award.id", "award.product_id", "award.vintage", "award.year"])
    .select(["award.medal", "award.score", "award.texts"])
    .select(imageColumns);
}

type AwardRow = Pick<Row<"award">, "id" | "product_id" | "vintage" | "year" | "medal" | "score" | "texts"> & ImageRow;

function presentAward(row: AwardRow, locale: Locale): Award {
  const { id, product_id: idProduct, vintage, year, medal, score } = row;
  const { title = "", issuer = "", text = "" } = textsInLocale(row.texts, locale);
  return { id, idProduct, vintage, year, medal, score, title, issuer, text, image: presentImage(row, locale) };
}

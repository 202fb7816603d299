import { sql } from "kysely";

import { readJson } from "../json-text.ts";
import type { Migration } from "./migration.ts";

/**
 * The law wants ingredients and nutrition for each vintage: they stand with what is sold. What a product's sheet said of
 * all its vintages is said of each, in the words that it had; the sheet keeps it.
 */
export const foodLabels: Migration = {
  name: "048-food-labels",
  statements: ({ text, instant, end }) => [
    `create table food_label (
      declination_id integer primary key references declination (id) on delete cascade,
      document ${text} not null,
      changed_at ${instant} not null
    ${end}`,
  ],
  async rows(transaction) {
    const { rows: products } = await sql<{ id: number; sheet: string }>`
      select id, sheet from product where type = 'WINE'`.execute(transaction);
    for (const { id, sheet } of products) {
      const { rows: texts } = await sql<{ locale: string; sheet: string }>`
        select locale, sheet from product_text where product_id = ${id}`.execute(transaction);
      const nutrition = recordOf(readJson(sheet))["nutrition"] ?? null;
      const words = (name: string) =>
        Object.fromEntries(
          texts.flatMap(({ locale, sheet: own }) => {
            const said = recordOf(readJson(own))[name];
            return typeof said === "string" && said !== "" ? [[locale.slice(0, 2), said] as const] : [];
          }),
        );
      const [ingredients, allergens] = [words("ingredients"), words("allergens")];
      const isSilent = Object.keys({ ...ingredients, ...allergens }).length === 0;
      if (nutrition === null && isSilent) continue;
      const list = Object.keys(ingredients).length === 0 ? [] : [{ text: ingredients, isAllergen: false }];
      const document = JSON.stringify({ v: 1, ingredients: list, nutrition, allergens });
      await sql`insert into food_label (declination_id, document, changed_at)
        select id, ${document}, 0 from declination where product_id = ${id}`.execute(transaction);
    }
  },
};

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

import { mealIcon } from "#schemas/collections/every/meal-icon.ts";
import type { Localized } from "#schemas/locale.ts";
import { type MealIconInput, removeMealIcon, saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { readTexts } from "#server/db/json-text.ts";

import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

export const mealIconSource: CollectionSource = {
  collection: mealIcon,
  listing: { table: "meal_icon", title: "label", path: [], order: [{ column: "position", direction: "asc" }] },
  async read(ids) {
    const rows = await rowsBy("meal_icon", "id", ids);
    const read = rows.map(({ id, key, icon, position: order, label }) => {
      return [id, { label: readTexts(label), key, icon, order }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      key: String(values["key"]),
      order: Number(values["order"]),
      icon: String(values["icon"]),
      label: values["label"] as Localized<string>,
    } satisfies Whole<MealIconInput>;
    return await saveMealIcon({ ...withId(id), ...input });
  },
  remove: removeMealIcon,
};

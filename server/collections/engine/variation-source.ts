import { variation } from "#schemas/collections/every/variation.ts";
import type { Localized } from "#schemas/locale.ts";
import { removeVariation, saveVariation, type VariationInput } from "#server/catalogue/variations/write.ts";
import { readTexts } from "#server/db/json-text.ts";

import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

export const variationSource: CollectionSource = {
  collection: variation,
  listing: { table: "variation", title: "label", path: [], order: [{ column: "position", direction: "asc" }] },
  hasOwnRows: true,
  async read(ids) {
    const rows = await rowsBy("variation", "id", ids);
    const detailsOf = Map.groupBy(
      await rowsBy("variation_detail", "variation_id", ids),
      ({ variation_id: variationId }) => variationId,
    );
    const read = rows.map(({ id, label, display_label: displayLabel, position: order }) => {
      const own = (detailsOf.get(id) ?? []).toSorted((one, other) => one.position - other.position);
      const details = own.map((detail) => ({ label: readTexts(detail.label), id: detail.id }));
      return [id, { label: readTexts(label), displayLabel: readTexts(displayLabel), details, order }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      order: Number(values["order"]),
      label: values["label"] as Localized<string>,
      displayLabel: values["displayLabel"] as Localized<string>,
      details: detailsIn(values["details"]),
    } satisfies Whole<VariationInput>;
    return await saveVariation({ ...withId(id), ...input });
  },
  remove: removeVariation,
};

function detailsIn(value: unknown): VariationInput["details"] {
  const items = value as readonly { readonly id?: number | null; readonly label?: Localized<string> }[];
  return items.map(({ id, label = {} }) => ({ ...withId(id ?? undefined), label }));
}

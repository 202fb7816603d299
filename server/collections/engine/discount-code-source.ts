import { discountCode } from "#schemas/collections/every/discount-code.ts";
import { type CodeInput, endCode, saveCode } from "#server/cart/codes/write.ts";

import { instantOf, minuteOf } from "./minutes.ts";
import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

export const discountCodeSource: CollectionSource = {
  collection: discountCode,
  listing: {
    table: "discount_code",
    title: "code_folded",
    order: [{ column: "id", direction: "desc" }],
    shown: "is_active",
  },
  async read(ids) {
    const rows = await rowsBy("discount_code", "id", ids);
    const read = rows.map((row) => {
      const span = { startsAt: minuteOf(row.starts_at), endsAt: minuteOf(row.ends_at) };
      const least = { minCents: row.min_cents, minBottles: row.min_bottles };
      const most = { maxUses: row.max_uses, maxUsesPerCustomer: row.max_uses_per_customer };
      return [row.id, { code: row.code, type: row.type, amount: row.amount, ...span, ...least, ...most }] as const;
    });
    return new Map(read);
  },
  count: async (ids) => new Map((await rowsBy("discount_code", "id", ids)).map(({ id, uses }) => [id, { uses }])),
  async save(id, values) {
    const input = {
      code: String(values["code"]),
      type: values["type"] === "EURO" ? "EURO" : "PERCENT",
      amount: Number(values["amount"]),
      startsAt: instantOf(values["startsAt"]),
      endsAt: instantOf(values["endsAt"]),
      minCents: Number(values["minCents"]),
      minBottles: Number(values["minBottles"]),
      maxUses: countIn(values["maxUses"]),
      maxUsesPerCustomer: countIn(values["maxUsesPerCustomer"]),
    } satisfies Whole<CodeInput>;
    return await saveCode({ ...withId(id), ...input });
  },
  /** Orders name it: it is ended, and stays the row that it is. */
  remove: endCode,
};

function countIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

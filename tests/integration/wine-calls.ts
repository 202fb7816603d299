import { beforeEach, expect } from "vitest";

import type { ProductLabel } from "#schemas/content/label.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { product } from "#schemas/collections/every/product.ts";
import { database, inTransaction } from "#server/db/context.ts";

import { administrator } from "./api-content.ts";
import type { TestApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

export const form = (reference: string, year: number, more: object = {}) => {
  return { reference, year, price: 1450, alcohol: 13, ...more };
};
export const forms = [form("MU-24", 2024), form("MU-24-MAG", 2024, { capacityMl: 1500 }), form("MU-23", 2023)];
export const grams = { fat: 0, saturates: 0, carbohydrates: 0.6, sugars: 0.1, protein: 0, salt: 0 };
export const nutrition = { energyKj: 310, energyKcal: 75, ...grams };
export const ingredients = [{ term: "grapes" }, { term: "sulphites", role: "preservative" }];
export const label = { year: 2024, ingredients, nutrition };

/** A wine's record with its e-labels, as an administrator edits it. */
export function useWines(api: TestApi) {
  let token = "";
  let edits = 0;

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const call = async (method: string, path: string, body?: object) =>
    await api.call(method, `/api/admin/record/products${path}`, { token, lang: "en_US", ...(body && { body }) });
  const drafted = (id: number) => new DraftCalls(api, id, token, "record");
  /** Edits and publishes; what is said stands in the answer. */
  async function publish(id: number, values: Readonly<Record<string, unknown>>) {
    const calls = drafted(id);
    const { sequence } = await calls.draft();
    const commands = Object.entries(values).map(([field, value]) =>
      product.fields[field]?.localized ? { type: "set", field, locale: "fr_FR", value } : { type: "set", field, value },
    );
    await calls.save(sequence, [{ id: `edit-of-a-label-${(edits += 1)}`, commands }]);
    const published = (await calls.revisions()).find(({ isPublished }) => isPublished)?.id ?? null;
    return await calls.tryToPublish(sequence + 1, published);
  }
  async function wine(more: object = {}): Promise<{ readonly id: number; readonly row: number }> {
    const { id } = (await call("POST", "", { copyOf: null })).body.data as OpenedRecord;
    expect((await publish(id, { name: "Murets", declinations: forms, ...more })).status).toBe(200);
    const { row } = (await call("GET", `/${id}`)).body.data as OpenedRecord;
    return { id, row: row ?? 0 };
  }
  const valuesNow = async (id: number) =>
    ((await drafted(id).draft()).document as unknown as { readonly values: Readonly<Record<string, unknown>> }).values;
  const labelsNow = async (id: number) =>
    (await valuesNow(id))["labels"] as readonly (Readonly<Record<string, unknown>> & { readonly nutrition: object })[];
  const onPage = async (row: number) =>
    ((await api.call("GET", `/api/product/${row}/e-label`)).body.data as readonly ProductLabel[]).map(({ url }) => url);
  const formsNow = async (id: number) => (await valuesNow(id))["declinations"] as readonly object[];
  const dearer = async (id: number) => (await formsNow(id)).map((each) => ({ ...each, price: 1600 }));
  const labelRows = async () =>
    await database().selectFrom("food_label").selectAll().orderBy("declination_id").execute();
  /** A label as migration 048 wrote it. */
  async function asBefore(reference: string, said: object): Promise<void> {
    const document = JSON.stringify({ v: 1, ...said });
    const values = { declination_id: await idOf(reference), document, changed_at: 0 };
    await inTransaction(async () => await database().insertInto("food_label").values(values).execute());
  }
  /** Makes drafts and versions older than labels. */
  async function forgetLabels(): Promise<void> {
    await inTransaction(async () => {
      for (const table of ["draft", "revision"] as const) {
        const rows = database().selectFrom(table).select("document").where("kind", "=", "record");
        for (const { document } of await rows.execute()) {
          const { values, ...others } = JSON.parse(document) as { readonly values: Readonly<Record<string, unknown>> };
          const { labels: _labels, ...older } = values;
          const text = JSON.stringify({ ...others, values: older });
          await database().updateTable(table).set({ document: text }).where("document", "=", document).execute();
        }
      }
    });
  }
  const idOf = async (reference: string) => {
    const found = database().selectFrom("declination").select("id").where("reference", "=", reference);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  return {
    ...{ call, drafted, publish, wine, valuesNow, labelsNow, onPage, formsNow, dearer },
    ...{ labelRows, asBefore, forgetLabels, idOf },
  };
}

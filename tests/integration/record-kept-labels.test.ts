import { describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { productSource } from "#server/collections/engine/product-source.ts";
import { storedLabel } from "#server/labels/read.ts";
import { saveFoodLabel } from "#server/labels/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { form, forms, ingredients, label, nutrition, useWines } from "./wine-calls.ts";

describe.each(engines)("e-labels that are kept on $name", (engine) => {
  const api = useApi(engine);
  const wines = useWines(api);
  const { drafted, publish, wine, valuesNow, labelsNow, onPage, formsNow, dearer } = wines;
  const { labelRows, asBefore, forgetLabels, idOf } = wines;

  test("[CO15] an old draft, and an old version that is restored, show the labels that there are", async () => {
    const { id, row } = await wine({ labels: [label] });
    const [first] = await drafted(id).revisions();
    const calls = drafted(id);
    const { sequence } = await calls.draft();
    const command = { type: "set", field: "appellation", value: "Fronton" };
    await calls.save(sequence, [{ id: "edit-before-labels", commands: [command] }]);
    await forgetLabels();
    const more = { year: 2023, ingredients: [{ term: "grapes" }] };
    expect(await labelsNow(id)).toMatchObject([label]);
    expect((await publish(id, { labels: [...(await labelsNow(id)), more] })).status).toBe(200);
    expect(await onPage(row)).toHaveLength(2);
    expect(await labelsNow(id)).toMatchObject([label, more]);

    await forgetLabels();
    const since = (await calls.draft()).sequence;
    const read = (await calls.revision(first?.id ?? 0)).body.data as { readonly document: object };
    expect(read.document).toMatchObject({ values: { appellation: "", labels: [label, more] } });
    expect((await calls.post(`revisions/${first?.id ?? 0}/restore`, { since, edit: "edit-restored" })).status).toBe(
      200,
    );
    expect(await valuesNow(id)).toMatchObject({ appellation: "", labels: [label, more] });
    expect((await publish(id, { labels: (await labelsNow(id)).slice(1) })).status).toBe(200);
    expect([await storedLabel(await idOf("MU-24")), await storedLabel(await idOf("MU-23"))]).toMatchObject([
      null,
      { ingredients: more.ingredients },
    ]);
  });

  test("[CO12] what the sheet said on several lines stands in the form, and stays when a price changes", async () => {
    const { id } = await wine();
    const text = { fr: `Raisins\n${"sulfites, ".repeat(60)}`.trim(), de: "Trauben\nSulfite" };
    await asBefore("MU-23", {
      ingredients: [{ text, isAllergen: false }],
      nutrition,
      allergens: { de: "Enthält\nSulfite" },
    });
    const before = await labelRows();
    expect(await labelsNow(id)).toMatchObject([
      {
        ingredients: [{ text: { fr_FR: text.fr }, elsewhere: [{ language: "de", text: text.de }] }],
        allergensElsewhere: [{ language: "de", text: "Enthält\nSulfite" }],
      },
    ]);
    expect((await publish(id, { declinations: await dearer(id) })).status).toBe(200);
    // Neither its words nor when it was written, although it lacks what labels have had since.
    expect(await labelRows()).toEqual(before);
  });

  test("[CO16] what a field can't read stays as its row has it, and no other list goes in its place", async () => {
    const { id, row } = await wine({ labels: [label] });
    const long = "Raisins ".repeat(700).trim();
    await asBefore("MU-23", {
      ingredients: [{ text: { fr: long }, isAllergen: false }],
      nutrition: null,
      allergens: {},
    });
    const summary = { fr_FR: { summary: "y".repeat(5001) } };
    done(await saveProduct({ id: row, kind: "ORANGE", region: "x".repeat(301), texts: summary }));
    const [before, said] = [await labelRows(), async () => (await productSource.read([row])).get(row)];
    expect((await publish(id, { declinations: await dearer(id), appellation: "Fronton" })).status).toBe(200);
    expect(await labelRows()).toEqual(before);
    expect(await said()).toMatchObject({
      ...{ kind: "ORANGE", region: "x".repeat(301), appellation: "Fronton", summary: { fr_FR: "y".repeat(5001) } },
      declinations: [{ price: 1600 }, { price: 1600 }, { price: 1600 }],
    });
    const refused = await publish(id, { labels: [label], region: "Sud-Ouest" });
    expect(refused).toMatchObject({ status: 422, body: { data: [{ key: "drafts.0.labels" }] } });
    expect(await labelRows()).toEqual(before);
    done(await saveFoodLabel(["MU-23"], { ingredients: [{ term: "grapes" }], nutrition }));
    expect((await publish(id, { labels: [label], region: "Sud-Ouest" })).status).toBe(200);
    expect(await said()).toMatchObject({ kind: "ORANGE", region: "Sud-Ouest", labels: [label] });
  });

  test("what comes back into sale has the label that it had, unless another is said", async () => {
    const { id } = await wine({ labels: [label] });
    const [first] = await drafted(id).revisions();
    expect((await publish(id, { declinations: forms.slice(2), labels: [] })).status).toBe(200);
    // Typed again by its reference; the magnum comes back with the version that had it.
    const bottle = form("MU-24", 2024);
    expect((await publish(id, { declinations: [...(await formsNow(id)), bottle] })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24")))?.nutrition).toEqual(nutrition);
    expect(await labelsNow(id)).toMatchObject([{ year: 2024, ingredients, nutrition }]);
    expect((await publish(id, { declinations: forms.slice(2), labels: [] })).status).toBe(200);
    const calls = drafted(id);
    await calls.post(`revisions/${first?.id ?? 0}/restore`, {
      since: (await calls.draft()).sequence,
      edit: "edit-restored",
    });
    expect((await publish(id, { labels: [] })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24-MAG")))?.nutrition).toEqual(nutrition);
    // In sale it stands in the form, and whoever takes it out there means it.
    expect((await publish(id, { labels: [] })).status).toBe(200);
    expect(await storedLabel(await idOf("MU-24-MAG"))).toBeNull();
  });

  test("figures that were accepted before keep no price from changing; new ones are judged", async () => {
    const { id } = await wine();
    const odd = { ...nutrition, fat: 0.1, saturates: 0.2, sugars: 0.9 };
    await asBefore("MU-23", {
      ingredients: [{ text: { fr: "Raisins" }, isAllergen: false }],
      nutrition: odd,
      allergens: {},
    });
    await asBefore("MU-24", { ingredients: [], nutrition: null, allergens: {} });
    expect((await publish(id, { declinations: await dearer(id) })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-23")))?.nutrition).toEqual(odd);
    const [told] = await labelsNow(id);
    const touched = { ...told, nutrition: { ...odd, salt: 0.1 } };
    expect((await publish(id, { labels: [touched] })).body.data).toMatchObject([
      { key: "drafts.0.labels.0.nutrition.saturates" },
      { key: "drafts.0.labels.0.nutrition.sugars" },
    ]);
    expect((await publish(id, { labels: [{ ...touched, nutrition }] })).status).toBe(200);
  });

  test("no more is written than a form can show", async () => {
    await wine();
    const long = "x".repeat(5001);
    for (const [wrong, key] of [
      [{ ingredients: [{ text: { fr: "raisins", de: long } }] }, "ingredients.0.text.de"],
      [{ ingredients: [{ text: { fr: "raisins\u0007" } }] }, "ingredients.0.text.fr"],
      [{ ingredients: Array.from({ length: 101 }, () => ({ term: "grapes" })) }, "ingredients"],
      [{ ingredients: [], allergens: { it: long } }, "allergens.it"],
      [{ ingredients: [], nutrition: { ...nutrition, salt: 100_001 } }, "nutrition.salt"],
      [{ ingredients: [], acids: 101 }, "acids"],
    ] as const)
      expect(await saveFoodLabel(["MU-24"], wrong)).toMatchObject({ ok: false, error: { problems: [{ key }] } });
    expect(await storedLabel(await idOf("MU-24"))).toBeNull();
  });
});

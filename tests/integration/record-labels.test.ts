import { describe, expect, test } from "vitest";

import type { OpenedRecord } from "#schemas/content/record.ts";
import { product } from "#schemas/collections/every/product.ts";
import { valuesOf } from "#schemas/collections/record-document.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { productSource } from "#server/collections/engine/product-source.ts";
import { publishRecord } from "#server/collections/write.ts";
import { appContext } from "#server/context.ts";
import { createLabelApp } from "#server/http/site/label-app.ts";
import { labelCode, labelPage, listLabels, storedLabel } from "#server/labels/read.ts";
import { saveFoodLabel } from "#server/labels/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";
import { forms, grams, ingredients, label, nutrition, useWines } from "./wine-calls.ts";

describe.each(engines)("e-labels in the console on $name", (engine) => {
  const api = useApi(engine);
  const { call, drafted, publish, wine, valuesNow, labelsNow, onPage, labelRows, idOf } = useWines(api);

  test("[CO12] one label tells all sizes of its vintage, on the wine's page, on its own, and on the code", async () => {
    const { id, row } = await wine({ labels: [label] });
    const [bottle, magnum, older] = [await idOf("MU-24"), await idOf("MU-24-MAG"), await idOf("MU-23")];
    expect(await onPage(row)).toEqual([`/e-label/${bottle}`, `/e-label/${magnum}`]);
    for (const each of [bottle, magnum]) {
      const html = await (await createLabelApp().request(`https://www.estate.test/e-label/${each}?lang=fr`)).text();
      expect(html).toContain("raisins, conservateur\u00a0: <strong>sulfites</strong>");
      expect(html).toMatch(/310\u00a0kJ \/ 75\u00a0kcal[^]*0,6\u00a0g/);
      expect(await labelCode(each, "https://www.estate.test", "fr")).toContain(`e-label/${each}`);
    }
    expect(await labelPage(older, "fr")).toBeNull();
    expect(await labelsNow(id)).toMatchObject([{ year: 2024, reference: "", nutrition }]);
    const table = await call("GET", "/csv");
    expect(table.text).toMatch(/"labels"/);
    expect(table.text).toContain("sulphites");
  });

  test("a size that holds something else has a label of its own; one that is taken away answers nothing any more", async () => {
    const magnum = { ...label, reference: "MU-24-MAG", ingredients: [{ term: "grapes" }] };
    const { id, row } = await wine({ labels: [label, magnum] });
    expect((await storedLabel(await idOf("MU-24")))?.ingredients).toHaveLength(2);
    expect((await storedLabel(await idOf("MU-24-MAG")))?.ingredients).toHaveLength(1);
    const [common] = await labelsNow(id);
    expect((await publish(id, { labels: [common] })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24-MAG")))?.ingredients).toHaveLength(2);
    expect(await labelsNow(id)).toHaveLength(1);
    expect((await publish(id, { labels: [] })).status).toBe(200);
    expect([await onPage(row), await labelPage(await idOf("MU-24"), "fr")]).toEqual([[], null]);
  });

  test("energy that is left out is reckoned with the alcohol of what is sold, and stands in the form from then on", async () => {
    const { id } = await wine({ labels: [{ ...label, acids: 0.6, nutrition: grams }] });
    expect((await labelsNow(id))[0]).toMatchObject({ acids: 0.6, nutrition: { energyKj: 315, energyKcal: 76 } });
    expect((await storedLabel(await idOf("MU-24-MAG")))?.nutrition).toEqual({
      energyKj: 315,
      energyKcal: 76,
      ...grams,
    });
    expect(await labelPage(await idOf("MU-24"), "en")).toMatch(/315\u00a0kJ \/ 76\u00a0kcal/);
  });

  test("[CO8] [CO14] what is wrong with a label is told at its field, and nothing changes", async () => {
    const { id } = await wine();
    const cases: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ["0.year", { ...label, year: 2025 }],
      ["0.reference", { ...label, reference: "MU-23" }],
      ["0.ingredients", { year: 2024 }],
      ["0.ingredients.0.text", { ...label, ingredients: [{}] }],
      ["0.ingredients.0.isAllergen", { ...label, ingredients: [{ term: "grapes", isAllergen: true }] }],
      ["0.nutrition.salt", { ...label, nutrition: { ...nutrition, salt: null } }],
      ["0.nutrition.energyKcal", { ...label, nutrition: { ...nutrition, energyKcal: 310 } }],
    ];
    for (const [key, said] of cases) {
      const refused = await publish(id, { labels: [said] });
      expect({ key, status: refused.status, data: refused.body.data }).toMatchObject({
        status: 422,
        data: [{ key: `drafts.0.labels.${key}`, error: expect.stringMatching(/\S/) as string }],
      });
    }
    expect(await storedLabel(await idOf("MU-24"))).toBeNull();
    // What only the domain's own command can say has its place in the record, too.
    const { row } = (await call("GET", `/${id}`)).body.data as OpenedRecord;
    const values = { ...(await productSource.read([row ?? 0])).get(row ?? 0), labels: [label] };
    const impossible = { ...label, nutrition: { ...nutrition, saturates: 3 } };
    expect(
      await productSource.save(row ?? 0, { ...values, labels: [label, { ...impossible, year: 2023 }] }),
    ).toMatchObject({
      ok: false,
      error: { problems: [{ key: "labels.1.nutrition.saturates" }] },
    });
  });

  test("a version is restored with its labels", async () => {
    const { id } = await wine({ labels: [label] });
    const [first] = await drafted(id).revisions();
    expect((await publish(id, { labels: [{ ...label, ingredients: [{ term: "grapes" }] }] })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24")))?.ingredients).toHaveLength(1);
    const calls = drafted(id);
    const since = (await calls.draft()).sequence;
    const restored = await calls.post(`revisions/${first?.id ?? 0}/restore`, { since, edit: "edit-restored" });
    expect(restored.status).toBe(200);
    expect((await labelsNow(id))[0]).toMatchObject({ ingredients: [{ term: "grapes" }, { term: "sulphites" }] });
  });

  test("a vintage that is sold no more keeps its label, whether it stands in the form or not, and has it again when it comes back", async () => {
    const { id, row } = await wine({ labels: [label, { ...label, year: 2023 }] });
    const [bottle, magnum, older] = [await idOf("MU-24"), await idOf("MU-24-MAG"), await idOf("MU-23")];
    // What is changed of a label with the same publication holds, too.
    const mended = { ...label, ingredients: [{ term: "grapes" }] };
    expect(
      (await publish(id, { declinations: forms.slice(2), labels: [mended, { ...label, year: 2023 }] })).status,
    ).toBe(200);
    expect(await onPage(row)).toEqual([`/e-label/${older}`]);
    for (const each of [bottle, magnum])
      expect((await storedLabel(each))?.ingredients).toEqual([{ term: "grapes", role: null }]);
    expect(await labelPage(bottle, "fr")).toContain("raisins");
    // The form has those of what is sold.
    expect(await labelsNow(id)).toMatchObject([{ year: 2023 }]);
    const kept = await labelRows();
    expect((await publish(id, { labels: [{ ...label, year: 2023 }, mended] })).status).toBe(200);
    expect(await labelRows()).toEqual(kept);
    const other = { ...label, ingredients: [{ term: "sulphites" }] };
    expect((await publish(id, { labels: [{ ...label, year: 2023 }, other] })).body.data).toMatchObject([
      { key: "drafts.0.labels.1.year", error: expect.stringMatching(/bottles that have left/) as string },
    ]);
    expect(await labelRows()).toEqual(kept);
    expect((await publish(id, { declinations: [], labels: [] })).status).toBe(200);
    expect([await onPage(row), await labelRows()]).toEqual([[], kept]);
    expect((await publish(id, { declinations: forms })).status).toBe(200);
    expect(await onPage(row)).toEqual([`/e-label/${bottle}`, `/e-label/${magnum}`, `/e-label/${older}`]);
    expect(await labelsNow(id)).toMatchObject([{ year: 2024, ingredients: [{ term: "grapes" }] }, { year: 2023 }]);
  });

  test("the codes of a wine are told with their addresses, of what is sold no more too, and come in the Union's languages", async () => {
    const { id, row } = await wine({ labels: [label, { year: 2023, ingredients }] });
    expect((await publish(id, { declinations: forms.slice(1) })).status).toBe(200);
    const token = await logIn(api, administrator);
    const told = await api.call("GET", `/api/admin/product/${row}/e-label`, { token });
    const [bottle, magnum, older] = [await idOf("MU-24"), await idOf("MU-24-MAG"), await idOf("MU-23")];
    const at = (declination: number) => `${appContext().siteUrl}/e-label/${declination}`;
    const ofVintage = { year: 2024, isComplete: true };
    expect(told.body.data).toEqual(
      [
        { ...ofVintage, idDeclination: magnum, reference: "MU-24-MAG", capacityMl: 1500, isSold: true },
        { ...ofVintage, idDeclination: bottle, reference: "MU-24", capacityMl: 750, isSold: false },
        { year: 2023, isComplete: false, idDeclination: older, reference: "MU-23", capacityMl: 750, isSold: true },
      ]
        .map((code) => ({ ...code, address: at(code.idDeclination) }))
        .toSorted((one, other) => other.year - one.year || (one.idDeclination === bottle ? -1 : 1)),
    );
    for (const [language, words] of [
      ["de", "ZUTATEN / NÄHRWERTDEKLARATION"],
      ["fr", "INGRÉDIENTS / "],
      ["", "INGREDIENTS / NUTRITION DECLARATION"],
    ] as const) {
      const path = `/api/admin/e-label/${bottle}/qr${language && `?language=${language}`}`;
      const code = await api.call("GET", path, { token, lang: "en_US" });
      expect([code.status, code.text]).toEqual([200, expect.stringContaining(words)]);
      expect(code.text).toContain(`${at(bottle)}</title>`);
    }
    expect((await api.call("GET", `/api/admin/e-label/${bottle}/qr?language=xx`, { token })).status).toBe(400);
    expect((await api.call("GET", `/api/admin/e-label/${older}/qr`, { token })).status).toBe(404);
    expect((await api.call("GET", `/api/admin/product/${row}/e-label`)).status).toBe(401);
  });

  test("a size that is sold no more keeps its own label beside the vintage's", async () => {
    const own = { ...label, reference: "MU-24-MAG", ingredients: [{ term: "grapes" }] };
    const { id } = await wine({ labels: [label, own] });
    const bottles = [forms[0], forms[2]];
    expect((await publish(id, { declinations: bottles, labels: [label] })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24-MAG")))?.ingredients).toHaveLength(1);
    expect((await storedLabel(await idOf("MU-24")))?.ingredients).toHaveLength(2);
  });

  test("what the command line writes stands in the form; a label of a single size is that size's", async () => {
    const { id } = await wine();
    done(await saveFoodLabel(["MU-24-MAG"], { ingredients: [{ text: { fr: "raisins", de: "Trauben" } }], nutrition }));
    expect(await labelsNow(id)).toMatchObject([
      {
        ...{ year: 2024, reference: "MU-24-MAG", nutrition },
        ingredients: [{ term: "", text: { fr_FR: "raisins" }, elsewhere: [{ language: "de", text: "Trauben" }] }],
      },
    ]);
    expect((await publish(id, { appellation: "Fronton" })).status).toBe(200);
    expect((await storedLabel(await idOf("MU-24-MAG")))?.ingredients).toMatchObject([
      { text: { fr: "raisins", de: "Trauben" } },
    ]);
    expect(await storedLabel(await idOf("MU-24"))).toBeNull();
    for (const [wrong, key] of [
      [{ ingredients: [{ term: "grapes", role: "none" }] }, "ingredients.0.role"],
      [{ ingredients: [{ text: { fr: "raisins", xx: "?" } }] }, "ingredients.0.text"],
      [{ ingredients: [], allergens: { fr: 3 } }, "allergens"],
      [{ ingredients: [], acids: -1 }, "acids"],
    ] as const)
      expect(await saveFoodLabel(["MU-24"], wrong)).toMatchObject({ ok: false, error: { problems: [{ key }] } });
  });

  test("[CO15] a version that is older than labels leaves those that there are", async () => {
    const { id, row } = await wine({ labels: [label] });
    const { labels: _labels, ...older } = await valuesNow(id);
    const document = { version: 1, values: { ...older, appellation: "Fronton" } } as const;
    done(await publishRecord({ id, document, label: "", authorId: null }));
    expect(await onPage(row)).toHaveLength(2);
    expect((await productSource.read([row])).get(row)).toMatchObject({ appellation: "Fronton", labels: [label] });
  });

  test("what isn't written anew isn't written at all", async () => {
    const { row } = await wine({ labels: [label] });
    const before = await labelRows();
    api.database.clock.set(Date.UTC(2027, 0, 1));
    const values = valuesOf(product, (await productSource.read([row])).get(row) ?? {});
    done(await productSource.save(row, values));
    expect(await labelRows()).toEqual(before);
    done(await saveProduct({ id: row, isPublished: false }));
    expect((await listLabels(row)).length).toBe(0);
  });
});

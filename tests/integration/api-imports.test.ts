import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { ImportItemList, ImportRun } from "#schemas/content/import.ts";
import { appContext } from "#server/context.ts";
import { runImports } from "#server/run-imports.ts";
import { prestaShopCombinationsFile, prestaShopFile, shopifyFile } from "#tests/factories/imports/shop-files.ts";
import { engines } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";

describe.each(engines)("imports that an administrator asks for on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let imports: ReturnType<typeof runImports> | null = null;

  beforeEach(async () => {
    token = await logIn(api, administrator);
    imports = runImports(appContext());
  });
  afterEach(async () => await imports?.stop());

  const given = async (files: Readonly<Record<string, string>>) =>
    await api.form(
      "/api/admin/import",
      { isTaxIncluded: true },
      {
        ...{ token, lang: "en_US", headers: { idSite: "3" } },
        files: { file: Object.entries(files).map(([name, text]) => new File([text], name, { type: "text/csv" })) },
      },
    );
  const call = async (method: string, path: string) =>
    await api.call(method, `/api/admin/import${path}`, { token, lang: "en_US" });
  const itemsOf = async (id: number) => (await call("GET", `/${id}/item`)).body.data as ImportItemList;

  test("[IM30] what another shop exported is read, reported and carried out, and its addresses lead to the site's", async () => {
    const site = createTestSite(api.database.db);
    const file = shopifyFile.replaceAll("HOST", "http://10.0.0.7");
    const planned = await given({ "products_export.csv": file });
    expect(planned.body).toMatchObject({ success: true, data: { fileName: "products_export.csv", state: "READY" } });
    const { id } = planned.body.data as ImportRun;
    expect((await itemsOf(id)).items).toMatchObject([
      { title: "Cuvée Margot", action: "create", state: "planned", row: null },
      { title: "Verre à vin", action: "create", state: "planned", row: null },
      { title: "Bon cadeau", action: "create", state: "planned", row: null },
    ]);
    expect((await site.get("/products/cuvee-margot")).status).toBe(404);

    expect((await call("POST", `/${id}/start`)).body).toMatchObject({ success: true, data: { id, total: 3 } });
    const runNow = async () => (await call("GET", `/${id}`)).body.data as ImportRun;
    await expect.poll(async () => (await runNow()).state).toBe("DONE");
    expect(await runNow()).toMatchObject({ done: 3, failed: 0, fetched: 0, missed: 3 });
    const { items } = await itemsOf(id);
    const [wine] = items;
    expect(wine).toMatchObject({ title: "Cuvée Margot", action: "create", state: "done", row: expect.any(Number) });
    expect(wine?.notes).toContain("A wine.");
    expect(wine?.notes.join("\n")).toMatch(/The picture http:\/\/10\.0\.0\.7\/margot\.png couldn’t be fetched/);

    const report = await call("GET", `/${id}/report`);
    expect(report.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8" });
    expect(report.headers["content-disposition"]).toContain(`import-${id}.csv`);
    for (const { title } of items) expect(report.text).toContain(`"${title}"`);
    expect((await call("GET", "")).body.data).toMatchObject([{ id, state: "DONE", fileName: "products_export.csv" }]);

    const moved = await site.get("/products/cuvee-margot");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `/wines/cuvee-margot/${wine?.row}`]);
    const abroad = await site.get("/en_US/products/cuvee-margot");
    expect(abroad.headers.get("location")).toBe(`/en_US/wines/cuvee-margot/${wine?.row}`);
    expect(await site.html(`/wines/cuvee-margot/${wine?.row}`)).toMatch(/<h1[^>]*>Cuvée Margot/);
  });

  test("[IM30] a file that nobody knows, or that needs another beside it, is refused in words; two that belong together are read", async () => {
    const refusals = [
      await given({ "letter.csv": "Dear estate,\nhere are the wines.\n" }),
      await given({ "combinations.csv": prestaShopCombinationsFile }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [422, expect.stringMatching(/^Nobody knows this file/)],
      [422, expect.stringMatching(/^These are combinations of PrestaShop/)],
    ]);
    expect((await call("GET", "")).body.data).toEqual([]);
    const both = await given({ "combinations.csv": prestaShopCombinationsFile, "wines.csv": prestaShopFile });
    expect(both.body.data).toMatchObject({ source: "prestashop", fileName: "combinations.csv + wines.csv" });
    expect((await itemsOf((both.body.data as ImportRun).id)).items.map(({ title }) => title)).toContain("Réserve");
  });
});

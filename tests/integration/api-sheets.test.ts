import { describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { appContext } from "#server/context.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { getExternalAppConfig } from "#server/site/external-apps/read.ts";
import { purposes } from "#server/limits/purposes.ts";
import { engines } from "#tests/setup/engines.ts";
import { readPdf } from "#tests/setup/read-pdf.ts";
import { granted } from "#tests/factories/site-content.ts";

import { useApi } from "./api-server.ts";

const text = { name: "Cuvée du Nord", slug: "cuvee-du-nord", summary: "Un vin d’hiver." };
const product = {
  id: 71,
  type: "WINE",
  kind: "RED",
  texts: { fr_FR: text, en_US: { ...text, name: "North Cuvée", slug: "north-cuvee", summary: "A winter wine." } },
  declinations: [
    { id: 711, year: 2021, capacityMl: 750, priceCents: 1250, reference: "N21" },
    { id: 712, year: 2022, capacityMl: 1500, priceCents: 2700, reference: "N22" },
  ],
} as const;

describe.each(engines)("[§7] technical sheets on $name", (engine) => {
  const api = useApi(engine);
  const fetchFrom = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    await fetch(`http://127.0.0.1:${api.port}/api/product/generate/file/${path}`, { method, headers });
  const read = async (path: string, headers = {}) =>
    await readPdf(new Uint8Array(await (await fetchFrom(path, headers)).arrayBuffer()));

  test("[§7] a product and each of its declinations has one, in the language that is asked for", async () => {
    await saveProduct(product);
    const french = await read("71/712");
    expect(french.pages).toHaveLength(1);
    for (const words of ["Cuvée du Nord", "VIN ROUGE", "2022 · 1,5 L", "L’abus d’alcool"])
      expect(french.text).toContain(words);
    expect((await read("71/711?userLang=en_US")).text).toContain("2021 · 75 cl");
    expect((await read("71", { userLang: "en_US" })).text).toContain("A winter wine.");
    const answer = await fetchFrom("71/712");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain('filename="fiche-technique-cuvee-du-nord-2022.pdf"');
  });

  test("[§7] it is told apart by what it was made of: asked again it is a 304, changed it is another", async () => {
    await saveProduct(product);
    const first = await fetchFrom("71/712");
    const etag = first.headers.get("etag") ?? "";
    const length = (await first.arrayBuffer()).byteLength;
    expect((await fetchFrom("71/712", { "if-none-match": etag })).status).toBe(304);
    const head = await fetchFrom("71/712", {}, "HEAD");
    expect([head.status, head.headers.get("etag"), Number(head.headers.get("content-length"))]).toEqual([
      200,
      etag,
      length,
    ]);
    await saveProduct({ ...product, texts: { ...product.texts, fr_FR: { ...text, summary: "Un vin d’été." } } });
    const changed = await fetchFrom("71/712", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect((await readPdf(new Uint8Array(await changed.arrayBuffer()))).text).toContain("Un vin d’été.");
  });

  test("[§3] without a model there is none, and the generator says that it is off", async () => {
    await saveProduct(product);
    granted(await setSiteInfo({ technicalFileModel: "" }));
    expect((await fetchFrom("71")).status).toBe(404);
    expect(await getExternalAppConfig("PRODUCT_FILE_GENERATOR")).toMatchObject({ isActive: false, model: "" });
    granted(await setSiteInfo({ technicalFileModel: "CONTRAST" }));
    expect(await getExternalAppConfig("PRODUCT_FILE_GENERATOR")).toMatchObject({ isActive: true, model: "CONTRAST" });
    expect((await read("71")).text).toContain("Cuvée du Nord");
  });

  test("[§7] what isn't shown, isn't there or is another product's has none", async () => {
    await saveProduct(product);
    for (const path of ["9999", "71/9999", "1/712"]) expect((await fetchFrom(path)).status).toBe(404);
    await saveProduct({ ...product, isPublished: false });
    expect((await fetchFrom("71")).status).toBe(404);
  });

  test("[§7] sheets that have to be made are counted, those that were made are not", async () => {
    await saveProduct(product);
    expect((await fetchFrom("71")).status).toBe(200);
    for (let spent = 1; spent < purposes.sheet.attempts; spent += 1) {
      appContext().limits.count(
        [{ name: "sheet", purpose: purposes.sheet, key: "127.0.0.1" }],
        appContext().clock.now(),
      );
    }
    expect((await fetchFrom("71")).status).toBe(200);
    const refused = await fetchFrom("71/711");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

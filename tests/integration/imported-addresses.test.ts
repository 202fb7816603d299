import { beforeEach, describe, expect, test } from "vitest";

import { saveBlog } from "#server/blog/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { buildLayout, createPage } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("addresses of a shop that the estate had before on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let wine = 0;

  beforeEach(async () => {
    await createPage("accueil", { type: "home", document: buildLayout([]) });
    const texts = { fr_FR: { name: "Clos des Ormes" }, en_US: { name: "Elm Close" } };
    ({ id: wine } = done(await saveProduct({ type: "WINE", texts })));
    await leads("/product/clos-des-ormes", wine);
    await leads("/products/clos", wine);
    await leads("/5-clos.html", wine);
    site = createTestSite(place.db);
  });

  const leads = async (path: string, row: number) =>
    await inTransaction(() =>
      database().insertInto("import_path").values({ path, kind: "product", row_id: row }).execute(),
    );
  const asked = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get("location")];
  };

  test("[IM20] lead to what is there now, in each language, whatever stands behind them", async () => {
    const now = `/wines/clos-des-ormes/${wine}`;
    expect(await asked("/product/clos-des-ormes")).toEqual([301, now]);
    expect(await asked("/product/clos-des-ormes/?utm_source=old")).toEqual([
      308,
      "/product/clos-des-ormes?utm_source=old",
    ]);
    expect(await asked("/product/clos-des-ormes?utm_source=old")).toEqual([301, `${now}?utm_source=old`]);
    expect(await asked("/products/clos")).toEqual([301, now]);
    expect(await asked("/collections/rouges/products/clos")).toEqual([301, now]);
    for (const path of ["/5-clos.html", "/vins/rouges/5-clos.html"]) expect(await asked(path)).toEqual([301, now]);
    expect(await asked("/en_US/product/clos-des-ormes")).toEqual([301, `/en_US/wines/elm-close/${wine}`]);
  });

  test("[IM20] lead to an article once it is out", async () => {
    const texts = { fr_FR: { title: "Les vendanges" } };
    const publishedAt = place.clock.now() + 60_000;
    const { id } = done(await saveBlog({ date: "2026-01-05", publishedAt, texts }));
    const target = { path: "/2019/vendanges", kind: "article", row_id: id } as const;
    await inTransaction(() => database().insertInto("import_path").values(target).execute());
    expect((await asked("/2019/vendanges"))[0]).toBe(404);
    place.clock.advance(60_000);
    expect(await asked("/2019/vendanges")).toEqual([301, `/blog/les-vendanges/${id}`]);
  });

  test("[IM20] follow a new name, and lead nowhere once it is withdrawn; pages of the site go before them", async () => {
    expect(await asked("/products/clos")).toEqual([301, `/wines/clos-des-ormes/${wine}`]);
    done(await saveProduct({ id: wine, texts: { fr_FR: { slug: "le-clos" } } }));
    expect(await asked("/products/clos")).toEqual([301, `/wines/le-clos/${wine}`]);
    done(await saveProduct({ id: wine, isPublished: false }));
    expect((await asked("/products/clos"))[0]).toBe(404);
    await leads("/", wine);
    expect((await asked("/"))[0]).toBe(200);
    expect((await asked("/product/autre"))[0]).toBe(404);
  });
});

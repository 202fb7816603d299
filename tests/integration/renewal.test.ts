import { beforeEach, describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("[issue 6] what a write has rendered anew, on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(() => {
    site = createTestSite(place.db);
  });

  test("one wine changed: of three pages that show it, its list is rendered once and nothing else is", async () => {
    const input = { type: "WINE", kind: "RED", isPublished: true } as const;
    const { id } = granted(await saveProduct({ ...input, texts: { fr_FR: { name: "Aubade" } as never } }));
    const wines = buildBlock("wines", "product-grid", { props: { type: "WINE", hasFilters: false } });
    const names = ["un", "deux", "trois"];
    const { layoutId } = await createPage("un", { document: buildLayout([textBlock("t", "Nos vins"), wines]) });
    for (const slug of names.slice(1)) {
      const texts = { slug, menuTitle: slug, title: slug, metaDescription: "" };
      granted(await savePage({ type: "content", isCms: true, layoutId, texts: { fr_FR: texts, en_US: texts } }));
    }
    for (const name of names) expect(await site.html(`/${name}`)).toContain("Aubade");
    const before = site.rendered.length;
    for (const name of names) await site.html(`/${name}`);
    expect(site.rendered.length, "kept pages render nothing").toBe(before);

    granted(await saveProduct({ id, texts: { fr_FR: { name: "Crépuscule" } as never } }));
    for (const name of names) expect(await site.html(`/${name}`)).toContain("Crépuscule");
    expect(site.rendered.slice(before)).toEqual(["product-grid"]);
  });
});

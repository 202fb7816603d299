import { beforeEach, describe, expect, test } from "vitest";

import type { WireDocument } from "#renderer/page/page-document.ts";
import { buildBlock, buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const linked = '<link rel="stylesheet" href="/assets/private.css">';

describe.each(engines.slice(0, 1))("the sheet of the private zone's blocks on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    await createPage("mots", { document: buildLayout([textBlock("words", "Rien")]) });
    const section = buildBlock("around", "section", { slots: { content: ["cart"] } });
    await createPage("panier-ici", { document: buildLayout([section], { inner: [buildBlock("cart", "cart")] }) });
    site = createTestSite(place.db);
  });

  const sheetOf = async (path: string): Promise<string | undefined> => {
    const document: WireDocument = JSON.parse(await (await site.get(`/_data${path}`)).text());
    return document.sheet;
  };

  test("is linked by pages that hold such a block, a public one too, and the runtime is told", async () => {
    for (const path of ["/cart", "/panier-ici"]) {
      const html = await site.html(path);
      expect(html.indexOf(linked), path).toBeGreaterThan(html.indexOf('href="/assets/site.css"'));
      expect(await sheetOf(path)).toBe("/assets/private.css");
    }
  });

  test("stands before that of paper, which every page links for paper alone", async () => {
    for (const path of ["/cart", "/mots"]) {
      const links: readonly string[] = (await site.html(path)).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      expect(links.at(-1), path).toBe('<link rel="stylesheet" href="/assets/print.css" media="print">');
      expect(links.indexOf(linked)).toBe(path === "/cart" ? 1 : -1);
    }
  });

  test("is neither linked nor told of elsewhere", async () => {
    expect(await site.html("/mots")).not.toContain("private.css");
    expect(await sheetOf("/mots")).toBeUndefined();
  });
});

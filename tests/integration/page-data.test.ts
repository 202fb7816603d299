import { describe, expect, test } from "vitest";

import { foundEstate } from "#server/estate/write.ts";
import { savePage } from "#server/pages/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("the data that a page carries, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("ends no script whatever it says, and is read back as it was", async () => {
    await foundEstate();
    const title = "</script><script>alert(1)</script><!-- <script> \u2028";
    done(await savePage({ type: "content", texts: { fr_FR: { slug: "hostile", title } } }));
    const html = await createTestSite(opened.db).html("/hostile");
    expect(html).not.toContain("<script>alert");
    const [, data = ""] = /<script type="application\/json" id="page-document">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).not.toContain("<");
    expect((JSON.parse(data) as { document: { head: { title: string } } }).document.head.title).toContain(title);
  });

  test("the language that was chosen is read from the cookie of either scheme", async () => {
    await foundEstate();
    const site = createTestSite(opened.db);
    const english = { "accept-language": "en-US,en;q=0.9" };
    expect((await site.get("/", english)).status).toBe(302);
    for (const cookie of ["locale=fr_FR", "__Host-locale=fr_FR", "__Host-locale=fr_FR; locale=en_US"]) {
      expect((await site.get("/", { ...english, cookie })).status).toBe(200);
    }
  });
});

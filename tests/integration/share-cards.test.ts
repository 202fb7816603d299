import { join } from "node:path";

import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import type { Job } from "#server/images/maker/job.ts";
import { VariantStore } from "#server/images/variant-store.ts";
import { asksAnew } from "#server/cache/kept-reads.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import { createShareApp } from "#server/http/files/share-app.ts";
import { findCard } from "#server/http/site/share-card.ts";
import { saveMedia } from "#server/media/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("cards of shared pages on $name", (engine) => {
  const database = useDatabase(engine);
  let made: Job[] = [];
  let wine = 0;

  beforeEach(async () => {
    made = [];
    granted(await setSiteInfo({ name: "Domaine Clairveille", isECommerce: true }));
    const bottle = granted(
      await saveMedia({ path: "bottle.webp", width: 660, height: 1900, bytes: 1, mime: "image/webp", alt: {} }),
    );
    const texts = { fr_FR: { name: "Les Terrasses" }, en_US: { name: "The Terraces" } };
    wine = granted(await saveProduct({ type: "WINE", mediaId: bottle.id, isPublished: true, texts })).id;
    await createPage("contact");
  });

  const site = () => createTestSite(database.db);
  const imageOf = async (path: string): Promise<string> => {
    const html = await site().html(path);
    expect(html).toMatch(/og:image:width" content="1200">[^]*og:image:height" content="630">/);
    return /property="og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(html)?.[1] ?? "";
  };
  const app = () => {
    const dataDir = database.place.dataDir;
    const variants = new VariantStore({
      storage: diskStorage({ folder: join(dataDir, "media") }),
      cacheDir: join(dataDir, "cache"),
      maker: {
        async do(job) {
          made.push(job);
          return { kind: "unkept", bytes: Buffer.from("card"), why: "test" };
        },
      },
      log: pino({ level: "silent" }),
    });
    const ports = {
      resolveNeed: (need: Parameters<typeof resolveNeed>[0], locale: "fr_FR" | "en_US") =>
        resolveNeed(need, { locale }),
      keep: asksAnew,
    };
    const addressOf = () => "192.0.2.1";
    const log = pino({ level: "silent" });
    return createShareApp({ variants, addressOf, log, cardOf: (path) => findCard(path, ports) });
  };

  test("a wine's page names a card with its bottle, its name and the estate's, in each language", async () => {
    for (const [path, name] of [
      [`/wines/les-terrasses/${wine}`, "Les Terrasses"],
      [`/en_US/wines/the-terraces/${wine}`, "The Terraces"],
    ] as const) {
      const address = await imageOf(path);
      expect(address).toMatch(new RegExp(`^/images/share/[0-9a-f]{32}${path}\\.jpeg$`));
      const answer = await app().request(address);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(made.at(-1)).toMatchObject({ composition: { card: { name, estate: "Domaine Clairveille" } } });
    }
  });

  test("a page without a picture names the card of the site", async () => {
    const address = await imageOf("/contact");
    expect(address).toMatch(/^\/images\/share\/[0-9a-f]{32}\/site\.jpeg$/);
    expect((await app().request(address)).status).toBe(200);
    expect(made.at(-1)).toMatchObject({ composition: { card: { name: "", picture: null } } });
  });

  test("a card of former content leads to that of today; what no page names is never made", async () => {
    const path = `/wines/les-terrasses/${wine}`;
    const former = `/images/share/${"0".repeat(32)}${path}.jpeg`;
    const moved = await app().request(former);
    expect([moved.status, moved.headers.get("location")]).toEqual([302, await imageOf(path)]);
    for (const none of ["/wines/les-terrasses/999", "/contact", "/nowhere", `/wines/anything-else/${wine}`]) {
      const answer = await app().request(`/images/share/${"0".repeat(32)}${none}.jpeg`);
      expect([answer.status, answer.headers.get("cache-control")], none).toEqual([404, "no-store"]);
    }
    expect((await app().request("/images/share/Buy+now/site.jpeg")).status).toBe(404);
    expect(made).toEqual([]);
  });
});

import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";

import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";

import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import { createFaviconApp } from "#server/http/files/favicon-app.ts";
import { PictureMaker } from "#server/images/maker/picture-maker.ts";
import { VariantStore } from "#server/images/variant-store.ts";
import { saveMedia } from "#server/media/write.ts";
import { saveLogo } from "#server/site/logos/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

describe.each(engines)("/favicon.ico on $name", (engine) => {
  const database = useDatabase(engine);

  function createApp() {
    const maker = new PictureMaker();
    onTestFinished(() => maker.stop());
    const log = pino({ level: "silent" });
    const mediaDir = join(database.place.dataDir, "media");
    const variants = new VariantStore({
      storage: diskStorage({ folder: mediaDir }),
      cacheDir: join(database.place.dataDir, "cache"),
      maker,
      log,
    });
    return { app: createFaviconApp({ variants, addressOf: () => "192.0.2.1", log }), mediaDir };
  }

  test("[§3 logo-favicon] leads to the LOGO_FAVICON; a site without one has nothing to show", async () => {
    const { app } = createApp();
    expect((await app.request("http://site.test/favicon.ico")).status).toBe(204);
    const picture = done(
      await saveMedia({
        path: "favicon.svg",
        width: 32,
        height: 32,
        bytes: 1,
        mime: "image/svg+xml",
        alt: { fr_FR: "Le domaine" },
      }),
    );
    done(await saveLogo("LOGO_FAVICON", picture.id));
    const answer = await app.request("http://site.test/favicon.ico");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/media/favicon.svg"]);
  });

  test("[§3 logo-favicon] telephones get it as a picture of 180 pixels without transparency, from a drawing too", async () => {
    const { app, mediaDir } = createApp();
    expect((await app.request("http://site.test/apple-touch-icon.png")).status).toBe(404);
    await mkdir(mediaDir, { recursive: true });
    await copyFile("demo/media/favicon.svg", join(mediaDir, "favicon.svg"));
    const drawing = { path: "favicon.svg", width: 32, height: 32, bytes: 1, mime: "image/svg+xml", alt: {} };
    done(await saveLogo("LOGO_FAVICON", done(await saveMedia(drawing)).id));
    const answer = await app.request("http://site.test/apple-touch-icon.png");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const head = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(head).toMatchObject({ format: "png", width: 180, height: 180, hasAlpha: false });
    const again = await app.request("http://site.test/apple-touch-icon.png");
    expect(again.headers.get("content-length")).toBe(answer.headers.get("content-length"));
  });
});

import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Hono } from "hono";
import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { inTransaction } from "#server/db/context.ts";
import { StorageFailure } from "#server/drivers/storage/storage-driver.ts";
import { createImagesApp } from "#server/http/files/images-app.ts";
import { createMediaApp } from "#server/http/files/media-app.ts";
import { VariantStore } from "#server/images/variant-store.ts";
import { keepMedia } from "#server/keep-media.ts";
import { mediaByIds, mediaByPath, resizablePictures } from "#server/media/read.ts";
import { placeFile, saveMedia, storeMedia, sweepMedia } from "#server/media/write.ts";
import { useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { useStorages } from "#tests/setup/storages.ts";

const hour = 60 * 60_000;

const log = pino({ enabled: false });

describe.each(useStorages({ everywhere: true }))("storing media on $name", ({ engine, storage: where }) => {
  const opened = useDatabase(engine, undefined, where);

  const storage = () => appContext().storage;

  async function stored(): Promise<readonly string[]> {
    const files: string[] = [];
    for await (const { file } of storage().list()) files.push(file);
    return files.toSorted();
  }

  function storeOf(): VariantStore {
    const cacheDir = join(opened.place.dataDir, "cache");
    return new VariantStore({ storage: storage(), cacheDir, maker: appContext().pictures, log });
  }

  function endpoints(): { readonly images: Hono; readonly media: Hono } {
    const variants = storeOf();
    return {
      images: createImagesApp({ variants, addressOf: () => "192.0.2.1", log }),
      media: createMediaApp(appContext()),
    };
  }

  async function urlOf(id: number): Promise<{ readonly url: string; readonly resized: string }> {
    const { onlineImage } = (await mediaByIds([id], "fr_FR")).get(id) ?? {};
    return { url: onlineImage?.url ?? "", resized: `/images/320/${onlineImage?.externalPath}.webp` };
  }

  async function ask(app: Hono, path: string): Promise<readonly (string | number | null)[]> {
    const answer = await app.request(path);
    return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
  }

  const year = "public, max-age=31536000, immutable";
  const moved = "public, max-age=300";

  test("a replaced picture has another address, and what links to the old one, or the name, is led to it", async () => {
    const { images, media } = endpoints();
    const { id } = done(
      await storeMedia({ path: "wines/rouge.png", bytes: await picture("#611"), alt: { fr_FR: "Rouge" } }),
    );
    const old = await urlOf(id);
    expect(old.url).toMatch(/^\/media\/wines\/rouge-[0-9a-f]{16}\.png$/);
    expect(await ask(images, old.resized)).toEqual([200, null, year]);
    expect(await ask(media, old.url)).toEqual([200, null, year]);
    done(await storeMedia({ id, path: "wines/rouge.png", bytes: await picture("#911") }));
    const present = await urlOf(id);
    expect(present.url).not.toBe(old.url);
    expect(await ask(images, present.resized)).toEqual([200, null, year]);
    // A former content may be the present one again: a browser that kept where its address led would go in circles.
    expect(await ask(media, old.url)).toEqual([302, present.url, "no-cache"]);
    expect(await ask(images, old.resized)).toEqual([302, present.resized, "no-cache"]);
    expect(await ask(media, "/media/wines/rouge.png")).toEqual([302, present.url, moved]);
    expect(await ask(images, "/images/320/wines/rouge.png.webp")).toEqual([302, present.resized, moved]);
    expect(await mediaByPath("wines/rouge.png")).toMatchObject({ id, width: 900, height: 600, mime: "image/png" });
  });

  test("numbers that anybody makes up are no keys of what is kept", async () => {
    const { id } = done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const kept = new Set<string>();
    const keep: Keep = async (key, read) => {
      const value = await read();
      if (value !== null) kept.add(key);
      return value;
    };
    for (const number of ["0".repeat(16), "1".repeat(16), "2".repeat(16)]) {
      expect(await mediaByPath(`a-${number}.png`, keep)).toMatchObject({ id, path: "a.png" });
      expect(await mediaByPath(`b-${number}.png`, keep)).toBeNull();
    }
    const file = (await mediaByPath("a.png", keep))?.file ?? "";
    expect(await mediaByPath(file, keep)).toMatchObject({ id, file });
    expect([...kept]).toEqual(["media a.png", `media ${file}`]);
  });

  test("a file from before its content was known keeps its address, for an hour at a time", async () => {
    const { images, media } = endpoints();
    const bytes = await picture("#611");
    await storage().write("old.png", bytes);
    const facts = { width: 900, height: 600, bytes: bytes.length, mime: "image/png" };
    const { id } = done(await saveMedia({ path: "old.png", ...facts }));
    expect(await urlOf(id)).toEqual({ url: "/media/old.png", resized: "/images/320/old.png.webp" });
    expect(await ask(media, "/media/old.png")).toEqual([200, null, "public, max-age=3600"]);
    expect(await ask(images, "/images/320/old.png.webp")).toEqual([200, null, "public, max-age=3600"]);
  });

  test("what replaces a file overwrites nothing before it is committed", async () => {
    const { id } = done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const [before] = await stored();
    const placed = done(await placeFile({ path: "a.png", bytes: await picture("#911") }));
    const failing = inTransaction(async () => {
      done(await saveMedia({ ...placed, id }));
      throw new Error("cut off");
    });
    await expect(failing).rejects.toThrow("cut off");
    expect((await mediaByPath("a.png"))?.file).toBe(before);
    expect(await stored()).toContain(before);
  });

  test.each([
    ["a.png", "no picture", "file"],
    ["a.jpg", "\x89PNG\r\n\x1a\n", "file"],
    ["a.png", "\x89PNG\r\n\x1a\n", "file"],
    ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"', "file"],
    ["../a.png", "", "path"],
    ["320/a.png", "", "path"],
  ])("%s of %j is refused, and leaves nothing", async (path, text, key) => {
    const result = await storeMedia({ path, bytes: Buffer.from(text, "latin1") });
    expect(result.ok ? [] : result.error.problems?.map((problem) => problem.key)).toEqual([key]);
    expect(await stored()).toEqual([]);
  });

  test("a drawing is stored without what could run", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><script>alert(1)</script><path d="M0 0h9"/></svg>';
    const { id } = done(await storeMedia({ path: "mark.svg", bytes: Buffer.from(svg) }));
    const answer = await endpoints().media.request((await urlOf(id)).url);
    expect(await answer.text()).not.toContain("script");
    expect(await mediaByPath("mark.svg")).toMatchObject({ width: 32, height: 16 });
  });

  test("files that no row has named for an hour go; what somebody else put there stays", async () => {
    const { id } = done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const [old = ""] = await stored();
    done(await storeMedia({ id, path: "a.png", bytes: await picture("#911") }));
    const file = (await mediaByPath("a.png"))?.file ?? "";
    const others = ["notes-0123456789abcdef.txt", "plain.png", ".hidden"];
    for (const name of others) await storage().write(name, Buffer.from("text"));
    const unnamed = new Map<string, number>();
    expect(await sweepMedia(Date.now(), unnamed)).toEqual([]);
    expect(await stored()).toEqual([old, file, ...others].toSorted());
    await storage().write(".restoring/1/old/a.png", Buffer.from("text"));
    expect(await sweepMedia(Date.now() + 2 * hour, unnamed)).toEqual([]);
    await storage().remove(".restoring/1/old/a.png");
    rmSync(join(opened.place.dataDir, "media", ".restoring"), { recursive: true, force: true });
    expect(await sweepMedia(Date.now() + 2 * hour, unnamed)).toEqual([old]);
    expect(await stored()).toEqual([file, ...others].toSorted());
  });

  test("a file that stood for long stays for an hour after it was replaced: a backup may be about to read it", async () => {
    const first = await picture("#611");
    const { id } = done(await storeMedia({ path: "a.png", bytes: first }));
    const [old = ""] = await stored();
    const unnamed = new Map<string, number>();
    const later = Date.now() + 50 * hour;
    expect(await sweepMedia(later, unnamed)).toEqual([]);
    done(await storeMedia({ id, path: "a.png", bytes: await picture("#911") }));
    expect(await sweepMedia(later + 1, unnamed)).toEqual([]);
    expect(await sweepMedia(later + hour, unnamed)).toEqual([]);
    // Named for a moment: the hour begins anew.
    done(await storeMedia({ id, path: "a.png", bytes: first }));
    expect(await sweepMedia(later + hour + 1, unnamed)).toEqual([]);
    done(await storeMedia({ id, path: "a.png", bytes: await picture("#911") }));
    expect(await sweepMedia(later + hour + 2, unnamed)).toEqual([]);
    expect(await sweepMedia(later + 2 * hour + 2, unnamed)).toEqual([old]);
  });

  test("a folder that lacks a file of the library is left alone: it may be another site's", async () => {
    done(await storeMedia({ path: "mine.png", bytes: await picture("#611") }));
    const lost = (await mediaByPath("mine.png"))?.file ?? "";
    const others = done(await placeFile({ path: "theirs.png", bytes: await picture("#911") })).file;
    await storage().remove(lost);
    const unnamed = new Map<string, number>();
    for (const hours of [0, 2, 4]) expect(await sweepMedia(Date.now() + hours * hour, unnamed)).toBeNull();
    expect(await stored()).toEqual([others]);
  });

  test("common sizes of a picture that comes in are made before somebody asks; those of one that went are removed", async () => {
    const cache = join(opened.place.dataDir, "cache", "images");
    const variants = storeOf();
    const times = { start: 5, afterWrite: 5, sweep: hour };
    const keeping = keepMedia({ context: appContext(), variants, ahead: true, times });
    const { id } = done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const name = ((await mediaByPath("a.png"))?.hash ?? "").slice(0, 32);
    const made = () => [640, 1080].flatMap((width) => filesIn(join(cache, String(width))));
    await expect.poll(made).toEqual([`${name}.avif`, `${name}.jpeg`]);
    await keeping.stop();
    done(await storeMedia({ id, path: "a.png", bytes: await picture("#911") }));
    await variants.keepOnly(await resizablePictures(), Date.now());
    expect(made()).toHaveLength(2);
    await variants.keepOnly(await resizablePictures(), Date.now() + 2 * hour);
    expect(made()).toEqual([]);
  });

  test("what the storage refuses is thrown, and no row names it", async () => {
    const broken = {
      ...storage(),
      write: () => Promise.reject(new StorageFailure("full", "a.png: ENOSPC")),
    };
    const bytes = await picture("#611");
    const storing = runWithContext({ ...appContext(), storage: broken }, () => storeMedia({ path: "a.png", bytes }));
    await expect(storing).rejects.toMatchObject({ trouble: "full" });
    expect([await mediaByPath("a.png"), await stored()]).toEqual([null, []]);
  });
});

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { appContext } from "#server/context.ts";
import { type S3Place, s3Storage } from "#server/drivers/storage/s3-storage.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import { storeMedia } from "#server/media/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { type S3Server, startS3Server } from "#tests/setup/s3-server.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

describe.each(engines.slice(0, 1))("moving the media library on $name", (engine) => {
  const site = useDatabase(engine);

  const bucketOf = (place: S3Place): StorageDriver =>
    s3Storage({ ...place, copies: join(site.place.dataDir, "cache", "originals") });

  async function run(place: S3Place | null, words: readonly string[], more: Record<string, string> = {}) {
    const lines: string[] = [];
    const s3 = place && {
      S3_ENDPOINT: place.endpoint ?? "",
      S3_REGION: place.region,
      S3_BUCKET: place.bucket,
      S3_ACCESS_KEY_ID: place.accessKeyId,
      S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    };
    const say = (text: string) => void lines.push(text);
    const env = { ...site.environment, ...s3, ...more };
    const code = await runCli(words, { env, estate: demoEstate, out: say, error: say });
    return { code, said: lines.join("\n") };
  }

  const move = (place: S3Place, ...words: string[]) => run(place, ["media", "move", "--to", ...words]);
  const inUse = { MEDIA_STORAGE: "s3" };

  test("every file is in the bucket, the same; said again nothing is copied; back on the disk it is as it was", async () => {
    const place = server.makeBucket();
    for (const colour of ["#611", "#161"]) {
      done(await storeMedia({ path: `wines/${colour.slice(1)}.png`, bytes: await picture(colour) }));
    }
    await appContext().storage.write(".work/half", Buffer.from("half"));
    const before = await contents(appContext().storage);
    const first = await move(place, "s3");
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining("2 files copied and read back, 0 were") });
    expect(first.said).toContain("Now set MEDIA_STORAGE=s3");
    expect(await contents(bucketOf(place))).toEqual(before);
    expect(await contents(appContext().storage)).toEqual(before);
    expect((await move(place, "s3")).said).toContain("0 files copied and read back, 2 were there already");
    rmSync(join(site.place.dataDir, "media"), { recursive: true });
    expect(await run(place, ["media", "move", "--to", "disk"], inUse)).toMatchObject({ code: 0 });
    expect(await contents(appContext().storage)).toEqual(before);
  });

  test("what was cut off half-way, or came out wrong, is mended by saying it again", async () => {
    const place = server.makeBucket();
    done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const [file = ""] = Object.keys(await contents(appContext().storage));
    await bucketOf(place).write(file, Buffer.from("half"));
    expect((await move(place, "s3")).said).toContain("1 files copied");
    expect(await contents(bucketOf(place))).toEqual(await contents(appContext().storage));
  });

  test("the old files go only when it is asked for, and when the site uses the new ones", async () => {
    const place = server.makeBucket();
    done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const early = await move(place, "s3", "--remove-source");
    expect(early).toMatchObject({ code: 2, said: expect.stringContaining("Set MEDIA_STORAGE=s3") });
    expect(Object.keys(await contents(appContext().storage))).toHaveLength(1);
    const late = await run(place, ["media", "move", "--to", "s3", "--remove-source"], inUse);
    expect(late).toMatchObject({ code: 0, said: expect.stringContaining("1 files are removed from") });
    expect(await contents(appContext().storage)).toEqual({});
    expect(Object.keys(await contents(bucketOf(place)))).toHaveLength(1);
  });

  test("a file that the library names and neither place has is told, and nothing is removed", async () => {
    const place = server.makeBucket();
    done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    done(await storeMedia({ path: "b.png", bytes: await picture("#161") }));
    const [file = ""] = Object.keys(await contents(appContext().storage));
    await appContext().storage.remove(file);
    const answer = await run(place, ["media", "move", "--to", "s3", "--remove-source"], inUse);
    expect(answer).toMatchObject({ code: 2, said: expect.stringContaining(file) });
    expect(Object.keys(await contents(appContext().storage))).toHaveLength(1);
  });

  test("what is wrong with the settings is said in words; `status` says it too", async () => {
    const place = server.makeBucket();
    expect(await run(null, ["media", "move", "--to", "s3"])).toMatchObject({
      code: 2,
      said: expect.stringContaining("No bucket is named"),
    });
    expect(await move(place, "tape")).toMatchObject({ code: 2, said: expect.stringContaining("takes s3 or disk") });
    const wrong = { ...place, secretAccessKey: "planted-secret" };
    const refused = await move(wrong, "s3");
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining("S3_SECRET_ACCESS_KEY") });
    const status = await run(wrong, ["status"], inUse);
    expect(status.said).toContain("the secret key is wrong");
    expect(refused.said + status.said).not.toContain("planted-secret");
    expect((await run(place, ["status"])).said).toContain(`Media files: ${join(site.place.dataDir, "media")}`);
  });

  test("a backup of a site in a bucket has its files, and is restored into a bucket or onto a disk", async () => {
    const place = server.makeBucket();
    done(await storeMedia({ path: "a.png", bytes: await picture("#611") }));
    const before = await contents(appContext().storage);
    await move(place, "s3", "--remove-source");
    await run(place, ["media", "move", "--to", "s3", "--remove-source"], inUse);
    const file = join(site.place.dataDir, "backup");
    expect((await run(place, ["backup", file], inUse)).said).toContain("1 files are in");
    const bucket = bucketOf(place);
    await bucket.write("later-0123456789abcdef.png", Buffer.from("later"));
    const [name = ""] = Object.keys(before);
    await bucket.write(name, Buffer.from("damaged"));
    expect(await run(place, ["restore", file, "--yes"], inUse)).toMatchObject({ code: 0 });
    expect(await contents(bucketOf(place))).toEqual(before);
    expect(await bucket.isBeingRestored()).toBe(false);
    expect(existsSync(join(site.place.dataDir, "media"))).toBe(true);
    expect(readdirSync(join(site.place.dataDir, "media"))).toEqual([]);
    expect(await run(null, ["restore", file, "--yes"])).toMatchObject({ code: 0 });
    expect(await contents(appContext().storage)).toEqual(before);
  });

  test("a restore that was cut off is cleared up by the next one: old files are back in the bucket", async () => {
    const place = server.makeBucket();
    const bucket = bucketOf(place);
    const file = join(site.place.dataDir, "backup");
    await bucket.write("old.svg", Buffer.from("old"));
    await run(place, ["backup", file], inUse);
    await bucket.write("old.svg", Buffer.from("half of a restore"));
    await bucket.write(".restoring/12/begun", Buffer.alloc(0));
    await bucket.write(".restoring/12/old/old.svg", Buffer.from("old"));
    expect(await bucket.isBeingRestored()).toBe(true);
    expect(await run(place, ["restore", file, "--yes"], inUse)).toMatchObject({ code: 0 });
    expect(await contents(bucket)).toEqual({ "old.svg": "old" });
    expect(await bucket.isBeingRestored()).toBe(false);
  });
});

/** Every file that isn't hidden, with its bytes. */
async function contents(storage: StorageDriver): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for await (const { file } of storage.list()) {
    if (!file.startsWith(".")) files.push([file, (await storage.read(file)).toString("latin1")]);
  }
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type S3Server, startS3Server } from "#tests/setup/s3-server.ts";

import { diskStorage } from "./disk-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { StorageDriver, StreamedFile } from "./storage-driver.ts";

let folder = "";
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "storage-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const places: readonly { readonly name: string; make(): StorageDriver }[] = [
  { name: "disk", make: () => diskStorage({ folder: join(folder, "media") }) },
  { name: "S3", make: () => s3Storage({ ...server.makeBucket(), copies: join(folder, "copies") }) },
];

describe.each(places)("the storage on $name", ({ make }) => {
  test("has what was written: whole, in parts, and by what it is", async () => {
    const storage = make();
    const bytes = noise(300_000);
    const before = Date.now() - 2_000;
    await storage.write("wines/rouge-0123456789abcdef.jpg", bytes);
    expect(await storage.read("wines/rouge-0123456789abcdef.jpg")).toEqual(bytes);
    const found = await storage.find("wines/rouge-0123456789abcdef.jpg");
    expect(found).toMatchObject({ file: "wines/rouge-0123456789abcdef.jpg", size: 300_000 });
    expect(found?.version).toMatch(/^[\w-]+$/);
    for (const at of [found?.modified ?? 0, found?.since ?? 0]) {
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThan(Date.now() + 2_000);
    }
    const part = await storage.open("wines/rouge-0123456789abcdef.jpg", { start: 10, end: 70_000 });
    expect(await buffer(part)).toEqual(bytes.subarray(10, 70_001));
    expect(readFileSync(await storage.localCopy("wines/rouge-0123456789abcdef.jpg"))).toEqual(bytes);
  });

  test("an empty file is one", async () => {
    const storage = make();
    await storage.write("empty.mp4", Buffer.alloc(0));
    expect(await storage.find("empty.mp4")).toMatchObject({ size: 0 });
    expect(await storage.read("empty.mp4")).toHaveLength(0);
  });

  test("what takes a file’s place is read from then on, and is another version", async () => {
    const storage = make();
    await storage.write("a.svg", Buffer.from("first"));
    const first = await storage.find("a.svg");
    readFileSync(await storage.localCopy("a.svg"));
    await storage.write("a.svg", Buffer.from("the second"));
    expect((await storage.find("a.svg"))?.version).not.toBe(first?.version);
    expect(String(await storage.read("a.svg"))).toBe("the second");
    expect(readFileSync(await storage.localCopy("a.svg"), "utf8")).toBe("the second");
  });

  test("what isn’t there is said to be absent, and removing it is done already", async () => {
    const storage = make();
    await storage.write("a.txt", Buffer.from("x"));
    await storage.remove("a.txt");
    await storage.remove("a.txt");
    await storage.remove("never/there.txt");
    expect(await storage.find("a.txt")).toBeNull();
    const absent = { name: "StorageFailure", trouble: "absent" };
    await expect(storage.read("a.txt")).rejects.toMatchObject(absent);
    await expect(storage.open("never/there.txt")).rejects.toMatchObject(absent);
  });

  test("lists every file, however many, and nothing of what isn’t one", async () => {
    const storage = make();
    expect(await names(storage)).toEqual([]);
    const files = Array.from({ length: 23 }, (_, at) => `folder-${at % 3}/${at} + é.txt`);
    for (const file of [...files, ".hidden/x"]) await storage.write(file, Buffer.from(file));
    expect(await names(storage)).toEqual([".hidden/x", ...files].toSorted());
  });

  test("a large file comes piece by piece, and has to be what was announced", async () => {
    const storage = make();
    const bytes = noise(3_000_000);
    await storage.write("film.mp4", streamed(bytes));
    expect(hashOf(await storage.read("film.mp4"))).toBe(hashOf(bytes));
    const wrong: readonly StreamedFile[] = [
      { ...streamed(bytes), sha256: hashOf(Buffer.from("other")) },
      { ...streamed(bytes), size: bytes.length + 1 },
      { ...streamed(bytes), size: bytes.length - 1 },
      { ...streamed(bytes), open: () => Readable.from(cutOff(bytes)) },
    ];
    for (const [at, file] of wrong.entries()) {
      await expect(storage.write(`wrong-${at}.mp4`, file)).rejects.toMatchObject({ name: "StorageFailure" });
      expect([at, await storage.find(`wrong-${at}.mp4`)]).toEqual([at, null]);
    }
    expect(await names(storage)).toEqual(["film.mp4"]);
  });

  test("knows when files of a backup are being put into place", async () => {
    const storage = make();
    await storage.write("a.txt", Buffer.from("x"));
    expect(await storage.isBeingRestored()).toBe(false);
    await storage.write(".restoring/1/old/a.txt", Buffer.from("x"));
    expect(await storage.isBeingRestored()).toBe(true);
  });

  test("says that it can be used", async () => {
    await expect(make().check()).resolves.toBeUndefined();
  });
});

describe("S3", () => {
  const wrong = (change: object) => s3Storage({ ...server.makeBucket(), copies: join(folder, "copies"), ...change });

  test.each([
    [{ secretAccessKey: "planted-secret" }, "refused", /secret key is wrong \(S3_SECRET_ACCESS_KEY\)/],
    [{ accessKeyId: "NOBODY" }, "refused", /S3_ACCESS_KEY_ID/],
    [{ bucket: "nowhere" }, "refused", /the bucket doesn’t exist \(S3_BUCKET\)/],
    [{ endpoint: "http://127.0.0.1:1" }, "away", /can’t be reached/],
  ])("%j is said in plain words", async (change, trouble, message) => {
    const failure = await wrong(change)
      .check()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "StorageFailure", trouble });
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain("planted-secret");
  });

  test("copies are made once for all who ask", async () => {
    const storage = wrong({});
    await storage.write("a.jpg", noise(1000));
    const paths = await Promise.all(Array.from({ length: 5 }, () => storage.localCopy("a.jpg")));
    expect(new Set(paths).size).toBe(1);
    expect(readdirSync(join(folder, "copies"))).toHaveLength(1);
    const { ino } = statSync(paths[0] ?? "");
    await storage.localCopy("a.jpg");
    expect(statSync(paths[0] ?? "").ino).toBe(ino);
  });

  test("a copy that was cut off is made again", async () => {
    const storage = wrong({});
    await storage.write("a.jpg", noise(1000));
    writeFileSync(await storage.localCopy("a.jpg"), "half");
    expect(readFileSync(await storage.localCopy("a.jpg"))).toEqual(noise(1000));
  });
});

describe("disk", () => {
  test("a folder that can’t be written to is said in plain words", async () => {
    writeFileSync(join(folder, "media"), "a file");
    const failure = await diskStorage({ folder: join(folder, "media") })
      .check()
      .catch(String);
    expect(failure).toMatch(/can’t be written to \((EEXIST|ENOTDIR)\)/);
  });

  test("a folder is no file", async () => {
    mkdirSync(join(folder, "media", "wines"), { recursive: true });
    expect(await diskStorage({ folder: join(folder, "media") }).find("wines")).toBeNull();
  });
});

async function names(storage: StorageDriver): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const { file } of storage.list()) files.push(file);
  return files.toSorted();
}

function streamed(bytes: Buffer): StreamedFile {
  return { size: bytes.length, sha256: hashOf(bytes), open: () => Readable.from(pieces(bytes)) };
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

function* cutOff(bytes: Buffer): Generator<Buffer> {
  yield bytes.subarray(0, 100_000);
  throw new Error("the source broke off");
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function noise(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash("sha256").update(`${at}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

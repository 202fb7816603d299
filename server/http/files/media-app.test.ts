import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { diskStorage } from "#server/drivers/storage/disk-storage.ts";

import { createMediaApp } from "./media-app.ts";

vi.mock("#server/media/read.ts", () => ({
  mediaByPath: async (path: string) => ({
    path,
    file: path,
    hash: "",
    mime: path.endsWith(".svg") ? "image/svg+xml" : "video/mp4",
  }),
}));

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h9'/>".repeat(200)}</svg>`;
let mediaDir = "";
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "media-"));
  await writeFile(join(mediaDir, "long.mp4"), Buffer.alloc(300_000));
  await writeFile(join(mediaDir, "empty.mp4"), "");
  await writeFile(join(mediaDir, "map.svg"), drawing);
});
afterAll(() => rm(mediaDir, { recursive: true }));

test.runIf(process.platform === "linux")("asking for a file's headers leaves no file open", async () => {
  const app = createMediaApp({ storage: diskStorage({ folder: mediaDir }) });
  const before = await openFiles();
  for (let index = 0; index < 50; index += 1) {
    const { headers } = await app.request("/media/long.mp4", { method: "HEAD" });
    expect(headers.get("content-length")).toBe("300000");
  }
  expect((await openFiles()) - before).toBeLessThan(10);
});

test("an empty file is an empty answer", async () => {
  const answer = await createMediaApp({ storage: diskStorage({ folder: mediaDir }) }).request("/media/empty.mp4");
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Response> =>
  Promise.resolve(createMediaApp({ storage: diskStorage({ folder: mediaDir }) }).request(path, { method, headers }));

test("a range is for GET alone: HEAD tells of the whole file", async () => {
  const head = await ask("/media/long.mp4", { range: "bytes=0-9" }, "HEAD");
  expect([head.status, head.headers.get("content-length"), head.headers.get("content-range")]).toEqual([
    200,
    "300000",
    null,
  ]);
  expect((await ask("/media/long.mp4", { range: "bytes=400000-" }, "HEAD")).status).toBe(200);
});

test("who has a file asks with its validators and gets a 304, whatever range", async () => {
  const { headers } = await ask("/media/long.mp4", {}, "HEAD");
  const tag = headers.get("etag") ?? "";
  const modified = headers.get("last-modified") ?? "";
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await ask("/media/long.mp4", { "if-none-match": tag })).status).toBe(304);
  expect((await ask("/media/long.mp4", { "if-none-match": tag, range: "bytes=0-9" })).status).toBe(304);
  expect((await ask("/media/long.mp4", { "if-modified-since": modified })).status).toBe(304);
  expect((await ask("/media/long.mp4", { "if-none-match": '"other"', "if-modified-since": modified })).status).toBe(
    200,
  );
});

test("a range goes on with the version that was begun, or starts again", async () => {
  const tag = (await ask("/media/long.mp4", {}, "HEAD")).headers.get("etag") ?? "";
  expect((await ask("/media/long.mp4", { range: "bytes=10-19", "if-range": tag })).status).toBe(206);
  const other = await ask("/media/long.mp4", { range: "bytes=10-19", "if-range": '"older"' });
  expect([other.status, other.headers.get("content-length")]).toEqual([200, "300000"]);
});

test("a drawing is compressed, under a validator for all its encodings; a film is not", async () => {
  const answer = await ask("/media/map.svg", { "accept-encoding": "br" });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(drawing);
  const head = await ask("/media/map.svg", { "accept-encoding": "br" }, "HEAD");
  expect(head.headers.get("content-length")).toBe(String(bytes.byteLength));
  const tag = answer.headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\//);
  expect((await ask("/media/map.svg")).headers.get("etag")).toBe(tag);
  expect((await ask("/media/map.svg", { "if-none-match": tag })).status).toBe(304);
  expect((await ask("/media/long.mp4", { "accept-encoding": "br" })).headers.get("content-encoding")).toBeNull();
});

async function openFiles(): Promise<number> {
  return (await readdir("/proc/self/fd")).length;
}

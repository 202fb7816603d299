import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";

import { type S3Server, startS3Server } from "#tests/setup/s3-server.ts";
import { troubledS3, type Trouble } from "#tests/setup/troubled-s3.ts";

import { type S3Place, s3Storage } from "./s3-storage.ts";

let folder = "";
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "s3-faults-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const times = { connect: 300, headers: 300, idle: 300, whole: 2_000 };

const storageAt = (place: S3Place) => s3Storage({ ...place, copies: join(folder, "copies"), times });

test.each<readonly [Trouble, string]>([
  ["cut", "away"],
  ["fails", "away"],
  ["silent", "away"],
  ["gone", "away"],
  ["full", "full"],
])(
  "[§5] an upload to a server that is %s leaves nothing, and goes well once the trouble is over",
  async (name, kind) => {
    const place = server.makeBucket();
    await using troubled = await troubledS3(place);
    const storage = storageAt(troubled.place);
    troubled.set(name);
    const bytes = Buffer.alloc(400_000, "wine");
    await expect(storage.write("a-0123456789abcdef.jpg", bytes)).rejects.toMatchObject({
      name: "StorageFailure",
      trouble: kind,
    });
    if (["cut", "fails", "full"].includes(name)) expect(troubled.came()).toBe(bytes.length / 2);
    const left = readdirSync(join(server.folder, place.bucket)).filter((file) => file.startsWith("a-"));
    expect(left).toEqual([]);
    troubled.set("none");
    await storage.write("a-0123456789abcdef.jpg", bytes);
    expect(await storage.read("a-0123456789abcdef.jpg")).toEqual(bytes);
  },
);

test("a download that breaks off is no copy", async () => {
  const place = server.makeBucket();
  await storageAt(place).write("a.jpg", Buffer.alloc(2_000_000, "x"));
  const troubled = await troubledS3(place);
  const storage = storageAt(troubled.place);
  const stream = await storage.open("a.jpg");
  const broken = once(stream, "error");
  await troubled[Symbol.asyncDispose]();
  stream.resume();
  await broken;
  await expect(storage.localCopy("a.jpg")).rejects.toMatchObject({ trouble: "away" });
  expect(readdirSync(folder)).toEqual([]);
});

test("a list that comes in pages is read to its end", async () => {
  const asked: string[] = [];
  const pages = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://x");
    const token = searchParams.get("continuation-token");
    asked.push(token ?? "");
    const more = token === null ? "<NextContinuationToken>to /+ken</NextContinuationToken>" : "";
    const key = token === null ? "one.jpg" : "two.jpg";
    response.setHeader("Content-Type", "application/xml");
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${token === null}</IsTruncated>${more}` +
        `<Contents><Key>${key}</Key><Size>3</Size><ETag>"a"</ETag></Contents></ListBucketResult>`,
    );
  }).listen(0, "127.0.0.1");
  await once(pages, "listening");
  onTestFinished(() => {
    pages.closeAllConnections();
    pages.close();
  });
  const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const files: string[] = [];
  for await (const { file } of storageAt({ ...server.makeBucket(), endpoint }).list()) files.push(file);
  expect([files, asked]).toEqual([
    ["one.jpg", "two.jpg"],
    ["", "to /+ken"],
  ]);
});

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { createMediaApp } from "./media-app.ts";

vi.mock("#server/media/read.ts", () => ({
  mediaByPath: async (path: string) => ({ path, mime: "video/mp4" }),
}));

let mediaDir = "";
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "media-"));
  await writeFile(join(mediaDir, "long.mp4"), Buffer.alloc(300_000));
  await writeFile(join(mediaDir, "empty.mp4"), "");
});
afterAll(() => rm(mediaDir, { recursive: true }));

test.runIf(process.platform === "linux")("asking for a file's headers leaves no file open", async () => {
  const app = createMediaApp({ mediaDir });
  const before = await openFiles();
  for (let index = 0; index < 50; index += 1) {
    const { headers } = await app.request("/media/long.mp4", { method: "HEAD" });
    expect(headers.get("content-length")).toBe("300000");
  }
  expect((await openFiles()) - before).toBeLessThan(10);
});

test("an empty file is an empty answer", async () => {
  const answer = await createMediaApp({ mediaDir }).request("/media/empty.mp4");
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

async function openFiles(): Promise<number> {
  return (await readdir("/proc/self/fd")).length;
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import type { Maker } from "#server/images/maker/picture-maker.ts";
import { VariantStore } from "#server/images/variant-store.ts";

import { clientAddressOf } from "../request/client-address.ts";
import { createImagesApp } from "./images-app.ts";

vi.mock("#server/media/read.ts", () => ({
  mediaByPath: async (path: string) => {
    const hash = Buffer.from(path).toString("hex").padEnd(64, "0");
    return { path, file: path, hash, mime: "image/jpeg", width: 900, height: 600 };
  },
}));

const pictures = 300;
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "images-"));
  await Promise.all(Array.from({ length: 2 * pictures }, (_, index) => writeFile(join(folder, `${index}.jpg`), "jpg")));
});
afterEach(() => rm(folder, { recursive: true }));

/** The image endpoint with a maker that works when the test says so; it notes the numbers of those that it made, in their order. */
function imagesOf(trustsProxy: boolean) {
  const made: number[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const log = pino({ enabled: false });
  const maker: Maker = {
    async do(job) {
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      if (job.kind === "variant") made.push(numberIn(job.target));
      return { kind: "unkept", bytes: Buffer.from("webp"), why: "ENOSPC" };
    },
  };
  const variants = new VariantStore({ storage: diskStorage({ folder }), cacheDir: folder, maker, log });
  const app = createImagesApp({ variants, addressOf: clientAddressOf({ trustsProxy }), log });
  const ask = async (index: number, socket: string, forwarded: string): Promise<Asked> => {
    const headers = { "x-forwarded-for": forwarded };
    const env = { incoming: { socket: { remoteAddress: socket } } };
    const answer = await app.request(`/images/320/${index}.jpg.webp`, { headers }, env);
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  };
  const makeOne = async (): Promise<void> => {
    // Both places are taken before one of the two goes on: the queue's order, and not that of the disk's answers.
    await expect.poll(() => waiting.length).toBe(2);
    waiting.shift()?.();
  };
  const open = (): void => {
    isOpen = true;
    for (const goOn of waiting.splice(0)) goOn();
  };
  return { app, ask, made, makeOne, open };
}

interface Asked {
  readonly status: number;
  readonly retryAfter: string | null;
}

test("three hundred pictures for one visitor delay nobody else's first one", async () => {
  const { ask, made, makeOne, open } = imagesOf(true);
  const greedy = Array.from({ length: pictures }, (_, index) => ask(index, "127.0.0.1", "192.0.2.1"));
  await answersOf(greedy, pictures - 62);
  const modest = Array.from({ length: 61 }, (_, index) => ask(pictures + index, "127.0.0.1", "192.0.2.2"));
  await answersOf(modest, 1);
  // The two in the making when the second visitor came, one of the first visitor's next turn, and the second visitor's.
  for (let count = 1; count <= 4; count += 1) await makeOne();
  await expect.poll(() => made.length).toBe(4);
  expect(Math.max(...made)).toBeGreaterThanOrEqual(pictures);
  open();
  expect((await Promise.all(modest)).filter(({ status }) => status === 200)).toHaveLength(60);
  const answers = await Promise.all(greedy);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(62);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(["503 5"]));
});

test("without a proxy to trust, no header makes two visitors of one", async () => {
  const { ask, open } = imagesOf(false);
  const asked = Array.from({ length: 100 }, (_, index) => ask(index, "192.0.2.1", `198.51.100.${index}`));
  await answersOf(asked, 100 - 62);
  open();
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(62);
});

test("a browser gets WebP under the address of an AVIF that is in the making; who takes AVIF alone waits for that", async () => {
  const { app, open } = imagesOf(true);
  const env = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  const ask = async (accept: string) => {
    const answer = await app.request("/images/320/1.jpg.avif", { headers: { accept } }, env);
    return [answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")];
  };
  const patient = ask("image/avif");
  const browser = ask("image/avif,image/webp,*/*");
  open();
  expect(await browser).toEqual([200, "image/webp", "public, max-age=60"]);
  expect(await patient).toEqual([200, "image/avif", "public, max-age=31536000, immutable"]);
});

/** The number of a picture from the file that is made of it, which has its name in the place of its hash. */
function numberIn(file: string): number {
  return Number.parseInt(Buffer.from(basename(file, ".webp"), "hex").toString(), 10);
}

/** Waits for the answers of all who are refused: all the others stand in the queue by then, before it moves. */
async function answersOf(asked: readonly Promise<Asked>[], count: number): Promise<void> {
  const answers: Asked[] = [];
  await new Promise<void>((resolve) => {
    for (const each of asked)
      void each.then((answer) => {
        if (answers.push(answer) === count) resolve();
      });
  });
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 503));
}

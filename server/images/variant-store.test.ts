import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";

import { writeWhole } from "#server/disk/write-whole.ts";
import { diskStorage } from "#server/drivers/storage/disk-storage.ts";

import type { Picture } from "./kept-variants.ts";
import { type Outcome, PictureFailure, type VariantJob } from "./maker/job.ts";
import { sealed } from "./sealed-file.ts";
import { type Variant, VariantStore } from "./variant-store.ts";

let folder = "";
let now = 1;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "variants-"));
  writeFileSync(join(folder, "vine.jpg"), "original");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const variant: Variant = {
  original: { file: "vine.jpg", hash: "ab".repeat(32), width: 900, height: 600, mime: "image/jpeg" },
  width: 320,
  format: "webp",
};

type Make = (job: VariantJob, count: number) => Promise<Outcome>;

/** A store over a maker that does as the test says; it counts, and keeps what the log is told. */
function storeOf(make: Make) {
  const told: string[] = [];
  const jobs: VariantJob[] = [];
  const maker = {
    async do(job: { readonly kind: string }): Promise<Outcome> {
      jobs.push(job as unknown as VariantJob);
      return await make(job as unknown as VariantJob, jobs.length);
    },
  };
  const log = pino({ level: "error" }, { write: (line: string) => void told.push(line) });
  return {
    store: new VariantStore({
      storage: diskStorage({ folder }),
      cacheDir: join(folder, "cache"),
      maker,
      log,
      now: () => now,
    }),
    jobs,
    told,
  };
}

const keep: Make = async ({ target }, count) => {
  await writeWhole(target, sealed(Buffer.from(`size ${count}`)));
  return { kind: "kept" };
};

function textOf(picture: Picture | null): string | undefined {
  return picture && "bytes" in picture ? picture.bytes.toString() : undefined;
}

test("a size is made once", async () => {
  const { store, jobs } = storeOf(keep);
  expect(textOf(await store.read(variant, "a"))).toBe("size 1");
  expect(textOf(await store.read(variant, "b"))).toBe("size 1");
  expect(jobs).toHaveLength(1);
});

test.each([
  ["empty", (file: string) => truncateSync(file, 0)],
  ["cut off", (file: string) => truncateSync(file, statSync(file).size - 1)],
  ["something else", (file: string) => writeFileSync(file, "something else, longer than a seal")],
])("a kept size that is %s is made again", async (_name, damage) => {
  const { store, jobs } = storeOf(keep);
  await store.read(variant, "a");
  damage(jobs[0]?.target ?? "");
  expect(textOf(await store.read(variant, "a"))).toBe("size 2");
  expect(textOf(await store.read(variant, "a"))).toBe("size 2");
});

test("a large one comes from its file, and is made again when that is damaged later", async () => {
  const large = Buffer.alloc(100_000, "large");
  const { store, jobs } = storeOf(async ({ target }) => {
    await writeWhole(target, sealed(large));
    return { kind: "kept" };
  });
  const first = await store.read(variant, "a");
  expect(first).toEqual({ size: 100_000, file: jobs[0]?.target });
  await store.read(variant, "a");
  truncateSync(jobs[0]?.target ?? "", 50_000);
  expect(await store.read(variant, "a")).toEqual(first);
  expect(jobs).toHaveLength(2);
});

test("another content under the same name has sizes of its own", async () => {
  const { store } = storeOf(keep);
  await store.read(variant, "a");
  const replaced = { ...variant, original: { ...variant.original, hash: "cd".repeat(32) } };
  expect(textOf(await store.read(replaced, "a"))).toBe("size 2");
});

test("one whose content isn't known has them by what its file says", async () => {
  const { store } = storeOf(keep);
  const unknown = { ...variant, original: { ...variant.original, hash: "" } };
  await store.read(unknown, "a");
  expect(textOf(await store.read(unknown, "a"))).toBe("size 1");
  writeFileSync(join(folder, "vine.jpg"), "a longer original");
  expect(textOf(await store.read(unknown, "a"))).toBe("size 2");
});

test("a picture that can't be read is not tried again for a minute, in no size", async () => {
  const { store, jobs } = storeOf(() => Promise.reject(new PictureFailure("unsound", "no picture")));
  await expect(store.read(variant, "a")).rejects.toMatchObject({ kind: "unsound" });
  await expect(store.read({ ...variant, width: 640 }, "b")).rejects.toMatchObject({ kind: "unsound" });
  expect(jobs).toHaveLength(1);
  now += 61_000;
  await expect(store.read(variant, "a")).rejects.toMatchObject({ kind: "unsound" });
  expect(jobs).toHaveLength(2);
});

test("when it is replaced, it is tried at once", async () => {
  const { store } = storeOf(async (job, count) => {
    if (count === 1) throw new PictureFailure("unsound", "no picture");
    return await keep(job, count);
  });
  await expect(store.read(variant, "a")).rejects.toMatchObject({ kind: "unsound" });
  const replaced = { ...variant, original: { ...variant.original, hash: "cd".repeat(32) } };
  expect(textOf(await store.read(replaced, "a"))).toBe("size 2");
});

test("what fails for now is tried with the next request", async () => {
  const { store, jobs } = storeOf(() => Promise.reject(new PictureFailure("disk", "EMFILE")));
  await expect(store.read(variant, "a")).rejects.toMatchObject({ kind: "disk" });
  await expect(store.read(variant, "a")).rejects.toMatchObject({ kind: "disk" });
  expect(jobs).toHaveLength(2);
});

test("on a full disk sizes are shown without being kept, and the log says so, once", async () => {
  const { store, told } = storeOf(async () => ({ kind: "unkept", bytes: Buffer.from("shown"), why: "ENOSPC" }));
  expect(textOf(await store.read(variant, "a"))).toBe("shown");
  expect(textOf(await store.read(variant, "a"))).toBe("shown");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("ENOSPC");
  expect(readdirSync(folder)).toEqual(["vine.jpg"]);
});

test("an original that is gone is missing", async () => {
  const { store } = storeOf(keep);
  const gone = { ...variant, original: { ...variant.original, file: "gone.jpg", hash: "" } };
  await expect(store.read(gone, "a")).rejects.toMatchObject({ kind: "missing" });
});

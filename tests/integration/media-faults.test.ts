import { readdirSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { MediaList } from "#schemas/content/media.ts";
import { s3Storage } from "#server/drivers/storage/s3-storage.ts";
import { StorageFailure, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import { engines, type TestStorage } from "#tests/setup/engines.ts";
import { type S3Server, startS3Server } from "#tests/setup/s3-server.ts";
import { troubledS3, type TroubledS3 } from "#tests/setup/troubled-s3.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

let server: S3Server;
let troubled: TroubledS3;
let storage: StorageDriver;

/** A bucket behind a line that may be disturbed; gives up soon. */
const bucket: TestStorage = {
  async make({ dataDir }) {
    troubled = await troubledS3(server.makeBucket());
    const times = { connect: 500, headers: 500, idle: 500, whole: 3_000 };
    storage = s3Storage({ ...troubled.place, copies: join(dataDir, "cache", "originals"), times });
    return storage;
  },
};

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

describe.each(engines.slice(0, 1))("[§5] pictures while the storage is in trouble, on $name", (engine) => {
  const api = useApi(engine, {}, bucket);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    return () => troubled[Symbol.asyncDispose]();
  });

  const words = { alt: { fr_FR: "Les vignes", en_US: "The vines" } };

  const add = async () =>
    await api.form("/api/admin/media", words, {
      token,
      lang: "en_US",
      files: await pictureFile({ width: 60, height: 40, format: "png" }),
    });

  const total = async () => {
    const { body } = await api.call("GET", "/api/admin/media", { token });
    return (body.data as MediaList).total;
  };

  test.each([
    ["cut", "can’t be reached right now", "10"],
    ["fails", "can’t be reached right now", "10"],
    ["full", "no room left", "600"],
  ] as const)(
    "an upload to one that is %s is answered in the envelope and leaves nothing",
    async (name, said, after) => {
      const before = await total();
      troubled.set(name);
      const answer = await add();
      expect(answer).toMatchObject({ status: 503, body: { success: false, message: expect.stringContaining(said) } });
      expect(answer.headers["retry-after"]).toBe(after);
      troubled.set("none");
      const files: string[] = [];
      for await (const { file } of storage.list()) files.push(file);
      expect([await total(), files]).toEqual([before, []]);
      expect(await add()).toMatchObject({ status: 200 });
      expect(await total()).toBe(before + 1);
    },
  );
});

describe.each(engines.slice(0, 1))("[§5] pictures on a disk that is full, on $name", (engine) => {
  let folder = "";
  const full: TestStorage = {
    async make({ dataDir }) {
      folder = dataDir;
      const isFull = () => Promise.reject(new StorageFailure("full", "a.png: ENOSPC"));
      return { kind: "disk", place: dataDir, write: isFull } as unknown as StorageDriver;
    },
  };
  const api = useApi(engine, {}, full);

  test("an upload is answered in the envelope, and leaves nothing", async () => {
    const token = await logIn(api, administrator);
    const before = readdirSync(folder, { recursive: true }).length;
    const files = await pictureFile({ width: 60, height: 40, format: "png" });
    const answer = await api.form("/api/admin/media", { alt: { fr_FR: "Vignes" } }, { token, lang: "fr_FR", files });
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining("plus de place") } });
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
  });
});

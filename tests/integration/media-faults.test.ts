import { readdirSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { MediaList } from "#schemas/content/media.ts";
import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import { type S3Place, s3Storage } from "#server/drivers/storage/s3-storage.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import { engines, type TestStorage } from "#tests/setup/engines.ts";
import { type S3Server, startS3Server } from "#tests/setup/s3-server.ts";
import { troubledS3, type TroubledS3 } from "#tests/setup/troubled-s3.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

let server: S3Server;
let place: S3Place;
let troubled: TroubledS3;
let storage: StorageDriver;

/** A bucket behind a line that may be disturbed; gives up soon. */
const bucket: TestStorage = {
  async make({ dataDir }) {
    place = server.makeBucket();
    troubled = await troubledS3(place);
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
    "an upload to one that is %s half-way is answered in the envelope and leaves nothing",
    async (name, said, after) => {
      const before = await total();
      troubled.set(name);
      const answer = await add();
      expect(answer).toMatchObject({ status: 503, body: { success: false, message: expect.stringContaining(said) } });
      expect(answer.headers["retry-after"]).toBe(after);
      // A part of the picture had come, and the server has nothing of it on its own disk either.
      expect(troubled.came()).toBeGreaterThan(0);
      expect(readdirSync(join(server.folder, place.bucket))).toEqual([]);
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
  const small: TestStorage = {
    async make({ dataDir }) {
      folder = join(dataDir, "media");
      return diskStorage({ folder });
    },
  };
  const api = useApi(engine, {}, small);
  afterEach(() => vi.restoreAllMocks());

  const filesOf = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  test("an upload is answered in the envelope, and leaves nothing of what was written until there was no room", async () => {
    const token = await logIn(api, administrator);
    const add = async () =>
      await api.form(
        "/api/admin/media",
        { alt: { fr_FR: "Vignes" } },
        { token, lang: "fr_FR", files: await pictureFile({ width: 600, height: 400, format: "png" }) },
      );
    const before = filesOf().length;
    const written = await fillDisk(() => filesOf().map(({ parentPath, name }) => join(parentPath, name)));
    expect(await add()).toMatchObject({ status: 503, body: { message: expect.stringContaining("plus de place") } });
    expect(written).toEqual([expect.any(Number)]);
    expect(written[0]).toBeGreaterThan(0);
    expect(filesOf()).toHaveLength(before);
    vi.restoreAllMocks();
    expect(await add()).toMatchObject({ status: 200 });
    expect(filesOf()).toHaveLength(before + 1);
  });
});

/** The disk takes half of what is written to a part of a file, and no more. Gives how much stood there each time. */
async function fillDisk(parts: () => readonly string[]): Promise<readonly number[]> {
  const written: number[] = [];
  await using any = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(any) as FileHandle;
  vi.spyOn(handles, "writeFile").mockImplementation(async function (this: FileHandle, content) {
    const bytes = Buffer.from(content as Uint8Array);
    await this.write(bytes.subarray(0, bytes.length / 2));
    written.push(
      ...parts()
        .filter((file) => file.endsWith(".part"))
        .map((file) => statSync(file).size),
    );
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  return written;
}

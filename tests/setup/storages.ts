import { rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll } from "vitest";

import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import { s3Storage } from "#server/drivers/storage/s3-storage.ts";

import { engines, onDisk, type TestEngine, type TestStorage } from "./engines.ts";
import { isLong } from "./is-long.ts";
import { type S3Server, startS3Server } from "./s3-server.ts";

/** A storage that suites run on, with an engine beneath. */
export interface StorageSuite {
  /** `sqlite, files on S3` */
  readonly name: string;
  readonly engine: TestEngine;
  readonly storage: TestStorage;
}

/**
 * Files on the disk, with `LONG=1` in a bucket as well: `describe.each(useStorages())`. Suites that are about storages
 * say `everywhere`.
 */
export function useStorages({ everywhere = isLong } = {}): readonly StorageSuite[] {
  const onTheDisk = engines.map((engine) => ({ name: `${engine.name}, files on the disk`, engine, storage: onDisk }));
  return everywhere ? [...onTheDisk, ...useBucket()] : onTheDisk;
}

/** The first engine with files in a bucket of a server that runs during the suite. */
function useBucket(): readonly StorageSuite[] {
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server?.stop());
  const bucket: TestStorage = {
    async make({ dataDir }) {
      if (!server) throw new Error("The server is there during tests only");
      const storage = s3Storage({ ...server.makeBucket(), copies: join(dataDir, "cache", "originals") });
      const seeded = diskStorage({ folder: join(dataDir, "media") });
      for await (const { file } of seeded.list()) await storage.write(file, await seeded.read(file));
      // What still looks there finds nothing.
      rmSync(join(dataDir, "media"), { recursive: true, force: true });
      return storage;
    },
  };
  return engines.slice(0, 1).map((engine) => ({ name: `${engine.name}, files on S3`, engine, storage: bucket }));
}

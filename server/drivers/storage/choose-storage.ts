import { join } from "node:path";

import { diskStorage } from "./disk-storage.ts";
import { type S3Place, s3Storage } from "./s3-storage.ts";
import type { StorageDriver } from "./storage-driver.ts";

/** Where the media library's files are. */
export interface StorageChoice {
  readonly kind: StorageDriver["kind"];
  /** The bucket that the settings name, in use or not; null: none. */
  readonly s3: S3Place | null;
}

export interface StorageOptions {
  readonly choice: StorageChoice;
  readonly dataDir: string;
}

/** The folder `media` of the data folder, or the bucket that the settings name. */
export function chooseStorage({ choice, dataDir }: StorageOptions): StorageDriver {
  const { kind, s3 } = choice;
  if (kind === "disk" || s3 === null) return diskStorage({ folder: join(dataDir, "media") });
  return s3Storage({ ...s3, copies: join(dataDir, "cache", "originals") });
}

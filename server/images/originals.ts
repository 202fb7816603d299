import { isAbsentFile, StorageFailure, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { PictureFailure } from "./maker/job.ts";

/** An original's path on this machine, for the process that makes pictures. Rejects with a PictureFailure. */
export async function localOriginal(storage: StorageDriver, file: string): Promise<string> {
  return await asked(() => storage.localCopy(file));
}

/** What another content under the same name has another of. Rejects with a PictureFailure. */
export async function versionOf(storage: StorageDriver, file: string): Promise<string> {
  const found = await asked(() => storage.find(file));
  if (!found) throw new PictureFailure("missing", `${file} isn’t there`);
  return found.version;
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    throw new PictureFailure(isAbsentFile(error) ? "missing" : "disk", error.message);
  }
}

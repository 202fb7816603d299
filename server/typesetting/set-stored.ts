import { appContext } from "#server/context.ts";
import { isAbsentFile, StorageFailure, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import type { DocumentFamily, SettingJob } from "./job.ts";
import { SettingFailure } from "./setting-failure.ts";

/**
 * Sets a document whose pictures and faces are files of the storage; one that isn't there is left out. Rejects with a
 * SettingFailure, also when the storage can't be reached: another try may have them.
 */
export async function setStored(job: SettingJob): Promise<Uint8Array> {
  const { storage, typesetter } = appContext();
  return await typesetter.set(await withLocalFiles(job, storage));
}

async function withLocalFiles(job: SettingJob, storage: StorageDriver): Promise<SettingJob> {
  const [title, text] = [await localFamily(job.title, storage), await localFamily(job.text, storage)];
  const pictures: Record<string, string> = {};
  for (const [name, file] of Object.entries(job.pictures)) {
    const path = await localPath(file, storage);
    if (path !== null) pictures[name] = path;
  }
  return { ...job, title, text, pictures };
}

async function localFamily({ name, files }: DocumentFamily, storage: StorageDriver): Promise<DocumentFamily> {
  const local = await Promise.all(files.map(async (file) => ({ ...file, path: await localPath(file.path, storage) })));
  return { name, files: local.flatMap(({ path, ...face }) => (path === null ? [] : [{ ...face, path }])) };
}

async function localPath(file: string, storage: StorageDriver): Promise<string | null> {
  try {
    return await storage.localCopy(file);
  } catch (error) {
    if (isAbsentFile(error)) return null;
    if (error instanceof StorageFailure) throw new SettingFailure("busy", error.message);
    throw error;
  }
}

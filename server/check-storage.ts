import type { Logger } from "pino";

import { StorageFailure, type StorageDriver } from "./drivers/storage/storage-driver.ts";

/**
 * Refuses to start where the settings of the storage are wrong: every picture would be missing. One that is away comes
 * back by itself, and the site is open meanwhile with what it has kept.
 */
export async function checkStorage(storage: StorageDriver, log: Logger): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    const text = `The media library can’t be used: ${error.message}`;
    if (error.trouble === "refused") throw new Error(text, { cause: error });
    log.warn(`${text}. The site opens without what it doesn’t have at hand`);
  }
}

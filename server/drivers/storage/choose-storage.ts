import { join } from "node:path";

import { diskStorage } from "./disk-storage.ts";
import type { StorageDriver } from "./storage-driver.ts";

/** The folder `media` of the data folder. */
export function chooseStorage({ dataDir }: { readonly dataDir: string }): StorageDriver {
  return diskStorage({ folder: join(dataDir, "media") });
}

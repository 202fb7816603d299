import { constants, existsSync } from "node:fs";
import { access, mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { isAbsent } from "#server/disk/is-absent.ts";
import { removeOldParts, writeWhole } from "#server/disk/write-whole.ts";

import {
  StorageFailure,
  storageGrace,
  type StorageDriver,
  type StorageTrouble,
  type StoredFile,
} from "./storage-driver.ts";

/** The media library in a folder of this machine. */
export function diskStorage({ folder }: { readonly folder: string }): StorageDriver {
  const pathOf = (file: string): string => join(folder, file);
  return {
    kind: "disk",
    place: folder,
    async write(file, content) {
      try {
        await writeWhole(pathOf(file), content);
      } catch (error) {
        throw new StorageFailure(troubleOf(error), `${file}: ${codeOf(error)}`, { cause: error });
      }
    },
    async find(file) {
      try {
        return await factsOf(folder, pathOf(file));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw failureOf(file, error);
      }
    },
    read: (file) => onDisk(file, () => readFile(pathOf(file))),
    async open(file, span) {
      // Opened here, so that what isn't there is told before somebody waits for its bytes.
      const handle = await onDisk(file, () => open(pathOf(file), "r"));
      return handle.createReadStream(span ?? {});
    },
    async *list() {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw failureOf(folder, error);
      });
      for (const entry of entries.filter((each) => each.isFile())) {
        // Another process may have removed it meanwhile.
        const facts = await factsOf(folder, join(entry.parentPath, entry.name)).catch(() => null);
        if (facts) yield facts;
      }
    },
    remove: (file) => onDisk(file, () => rm(pathOf(file), { force: true })),
    localCopy: async (file) => pathOf(file),
    isBeingRestored: async () => existsSync(pathOf(".restoring")),
    tidy: (now) => removeOldParts(folder, storageGrace, now),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (cause) {
        throw new StorageFailure("refused", `The folder ${folder} can’t be written to (${codeOf(cause)})`, { cause });
      }
    },
  };
}

async function factsOf(folder: string, path: string): Promise<StoredFile | null> {
  const there = await stat(path);
  if (!there.isFile()) return null;
  const { size, mtimeMs, ctimeMs } = there;
  return {
    file: relative(folder, path).split(sep).join("/"),
    size,
    modified: mtimeMs,
    since: Math.max(mtimeMs, ctimeMs),
    version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
  };
}

async function onDisk<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(file, error);
  }
}

const troubles: Readonly<Record<string, StorageTrouble>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EFBIG: "full",
  EACCES: "refused",
  EPERM: "refused",
  EROFS: "refused",
};

function failureOf(file: string, cause: unknown): StorageFailure {
  const trouble = isAbsent(cause) ? "absent" : troubleOf(cause);
  return new StorageFailure(trouble, `${file}: ${codeOf(cause)}`, { cause });
}

/** A folder that can't be made is no file that isn't there. */
function troubleOf(error: unknown): StorageTrouble {
  return troubles[codeOf(error)] ?? "away";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : String(error);
}

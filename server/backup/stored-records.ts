import { StorageFailure, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { BackupError } from "./backup-error.ts";
import { isFilePath, type BackupRecord } from "./records.ts";

/** Bytes of a file that one line holds. */
export const partSize = 192 * 1024;

/** The files of a storage, one after the other. Throws a BackupError when one can't be read as it was listed. */
export async function* storedRecords(storage: StorageDriver): AsyncGenerator<BackupRecord> {
  try {
    for await (const { file, size } of storage.list()) if (isFilePath(file)) yield* fileRecords(storage, file, size);
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause;
    // Absent: its row may be in the backup already, which would be a site that lacks a file.
    throw new BackupError(`The media files can’t be read: ${cause.message}. Make the backup again.`, { cause });
  }
}

async function* fileRecords(storage: StorageDriver, path: string, bytes: number): AsyncGenerator<BackupRecord> {
  yield { kind: "file", path, bytes };
  let [read, rest] = [0, Buffer.alloc(0)];
  for await (const piece of (await storage.open(path)) as AsyncIterable<Uint8Array>) {
    read += piece.byteLength;
    rest = Buffer.concat([rest, piece]);
    for (; rest.byteLength >= partSize; rest = rest.subarray(partSize)) {
      yield { kind: "part", bytes: rest.subarray(0, partSize) };
    }
  }
  if (rest.byteLength > 0) yield { kind: "part", bytes: rest };
  if (read !== bytes) throw new BackupError(`${path} changed while it was read. Make the backup again.`);
}

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

import { BackupError } from "./backup-error.ts";
import { parseRecord, type BackupCounts, type BackupHead, type BackupRecord } from "./records.ts";

/** Bytes of one line: a row with a long text is far below. */
const longestLine = 64 * 1024 * 1024;

/**
 * Reads a backup's records in order and checks on the way that it is one, whole and undamaged. Throws a
 * BackupError at the first thing that is wrong; what was read before may still be part of a bad copy.
 */
export async function* readRecords(file: string): AsyncGenerator<BackupRecord> {
  const hash = createHash("sha256");
  const found = { rows: 0, files: 0 };
  let missing = 0;
  let place: "start" | "inside" | "end" = "start";
  for await (const line of linesOf(file)) {
    const record = parseRecord(line);
    if (!record || (record.kind === "head") !== (place === "start") || place === "end") throw notOurs(file, place);
    if (record.kind === "end") {
      if (missing > 0 || !matches(record, found, hash.digest("hex"))) throw damaged(file);
      place = "end";
    } else {
      hash.update(`${line}\n`);
      if ((record.kind === "part") !== missing > 0) throw damaged(file);
      if (record.kind === "part") missing -= record.bytes.length;
      if (record.kind === "file") missing = record.bytes;
      if (missing < 0) throw damaged(file);
      if (record.kind === "row") found.rows += 1;
      if (record.kind === "file") found.files += 1;
      place = "inside";
    }
    yield record;
  }
  if (place !== "end") throw damaged(file);
}

/** Reads a whole backup without using it. Throws a BackupError when it isn't one, or is damaged. */
export async function checkBackup(file: string): Promise<{ readonly head: BackupHead; readonly counts: BackupCounts }> {
  let head: BackupHead | null = null;
  let counts: BackupCounts | null = null;
  for await (const record of readRecords(file)) {
    if (record.kind === "head") head = record.head;
    if (record.kind === "end") counts = record.counts;
  }
  if (!head || !counts) throw damaged(file);
  return { head, counts };
}

function matches(
  { counts, sha256 }: { readonly counts: BackupCounts; readonly sha256: string },
  found: BackupCounts,
  hash: string,
): boolean {
  return sha256 === hash && counts.rows === found.rows && counts.files === found.files;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.on("error", (error) => text.destroy(error)).pipe(createGunzip());
  let rest: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString();
        [rest, length, start] = [[], 0, end + 1];
      }
      rest.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > longestLine) throw damaged(file);
    }
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(file, error);
  } finally {
    source.destroy();
  }
  if (length > 0) throw damaged(file);
}

function unreadable(file: string, error: unknown): BackupError {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return new BackupError(`There is no file ${file}`, { cause: error });
  if (code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR") return damaged(file, error);
  return new BackupError(`${file} can't be read: ${String(error)}`, { cause: error });
}

function notOurs(file: string, place: "start" | "inside" | "end"): BackupError {
  return place === "start" ? new BackupError(`${file} isn't a backup of Cellardoor`) : damaged(file);
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} isn't a whole backup: it is damaged, cut off, or something else`, { cause });
}

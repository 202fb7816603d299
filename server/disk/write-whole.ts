import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Bytes that come piece by piece, and what they must be. */
export interface ExpectedBytes {
  readonly size: number;
  /** SHA-256, in hexadecimal digits; null: nobody knows. */
  readonly sha256: string | null;
  readonly open: () => Readable | Promise<Readable>;
}

/**
 * Writes a file that under its name is whole or not there, whenever the process or the power ends: it is written
 * beside, flushed and moved. Takes the place of one that is there. Throws the disk's error, and leaves nothing then.
 */
export async function writeWhole(file: string, content: Uint8Array | ExpectedBytes): Promise<void> {
  const part = await writePart(dirname(file), content);
  await placePart(part, file);
}

/** The first half of `writeWhole`: a flushed file in a folder under a name that nothing serves. Gives its path. */
export async function writePart(folder: string, content: Uint8Array | ExpectedBytes): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `.${randomUUID()}.part`);
  await removedOnFailure(part, async () => {
    await using handle = await open(part, "wx", 0o600);
    if (content instanceof Uint8Array) await handle.writeFile(content);
    else await writeExpected(handle, content);
    await handle.sync();
  });
  return part;
}

/** What came is what was to come, or it is thrown away. */
async function writeExpected(handle: FileHandle, { size, sha256, open: begin }: ExpectedBytes): Promise<void> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of (await begin()) as AsyncIterable<Uint8Array>) {
    hash.update(piece);
    bytes += piece.byteLength;
    await handle.writeFile(piece);
  }
  if (bytes !== size || (sha256 !== null && hash.digest("hex") !== sha256))
    throw new Error("What came is not what was to come");
}

/** The second half: gives a part of the same folder its name. The name outlives a loss of power. */
export async function placePart(part: string, file: string): Promise<void> {
  await removedOnFailure(part, () => rename(part, file));
  await syncFolder(dirname(file));
}

/** Removes what a crash left half written in a folder and those below it, older than some milliseconds. */
export async function removeOldParts(folder: string, olderThan: number, now: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    if (!entry.isFile() || !isPart(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const there = await stat(path).catch(() => null);
    if (there && now - there.mtimeMs > olderThan) await rm(path, { force: true });
  }
}

function isPart(name: string): boolean {
  return /^\.[0-9a-f-]{36}\.part$/.test(name);
}

/** Not every system opens folders; where one does not, a name may be lost with the power, never half a file. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await using folder = await open(path, "r");
  await folder.sync();
}

async function removedOnFailure(part: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

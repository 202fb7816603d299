import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What this process makes is its owner's alone: files 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** What stands right in a data folder by this product's doing. */
const ours = /^(media|cache|outbox|(site\.sqlite|serving\.lock|restoring\.lock|founded\.txt|founding\.txt)([-.].+)?)$/;

/**
 * Takes from others what an earlier version, or a copy from elsewhere, left them of a data folder. A folder in which
 * something else stands as well keeps its own mode; so does what belongs to somebody else.
 */
export async function tighten(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((each) => ours.test(each))) await tightenTree(join(dataDir, name));
  if (names.every((name) => ours.test(name))) await tightenOne(dataDir);
}

/** A folder that is closed to others closes what is below: it is gone through when it was open. */
async function tightenTree(path: string): Promise<void> {
  const changed = await tightenOne(path);
  if (changed !== "folder") return;
  for (const name of await readdir(path).catch(() => [])) await tightenTree(join(path, name));
}

/** What another process removed meanwhile, and file systems that know no modes: no reason not to start. */
const passedBy: ReadonlySet<string> = new Set(["ENOENT", "EPERM", "ENOTSUP", "EROFS"]);

/** Closes a file or a folder to others, and tells what it closed. Links are left alone: they lead elsewhere. */
async function tightenOne(path: string): Promise<"file" | "folder" | null> {
  const there = await lstat(path).catch(() => null);
  if (!there || there.isSymbolicLink() || (there.mode & 0o077) === 0) return null;
  if (process.getuid && there.uid !== process.getuid()) return null;
  await chmod(path, there.mode & 0o700).catch((error: NodeJS.ErrnoException) => {
    if (!passedBy.has(error.code ?? "")) throw error;
  });
  return there.isDirectory() ? "folder" : "file";
}

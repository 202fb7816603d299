import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { isFilePath } from "./records.ts";

/** The path of every file below a folder, by name; what begins with a dot is somebody's work in progress. */
export async function* filesBelow(folder: string, below = ""): AsyncGenerator<string> {
  if (!existsSync(join(folder, below))) return;
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!isFilePath(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    if (entry.isFile()) yield path;
  }
}

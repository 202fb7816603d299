import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** What the sizes of the demo's pictures are made of: the pictures, what makes them, and with which sharp. */
const inputs = ["demo/media/**/*.*", "server/images/**/*.ts", "node_modules/sharp/package.json"];

/**
 * Lets a site's data folder keep the sizes of its pictures where the sites of other workers, and of later runs, find
 * them: making them is most of what a browser's first visit of the demo costs.
 */
export function keepPictures(dataDir: string): void {
  const hash = createHash("sha256");
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  const kept = join(root, "node_modules", ".cache", "cellardoor-pictures", hash.digest("hex").slice(0, 16));
  mkdirSync(kept, { recursive: true });
  mkdirSync(join(dataDir, "cache"), { recursive: true });
  symlinkSync(kept, join(dataDir, "cache", "images"), "junction");
}

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that a build is made of: source folders, and the files that say how. */
const folders = ["schemas", "blocks", "renderer", "editor", "src", "documents", "scripts/vite"];
const files = ["vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];
const notBuilt = /\.(test\.tsx?|md)$/;

/** A hash of the content of all build inputs; two equal hashes mean an equal build. */
export function hashBuildInputs(root: string): string {
  const hash = createHash("sha256");
  for (const file of buildInputs(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function buildInputs(root: string): string[] {
  const sources = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      globSync(`${folder}/**`, { cwd: root, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    );
  return [...sources, ...files.filter((file) => existsSync(join(root, file)))]
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !notBuilt.test(file))
    .toSorted();
}

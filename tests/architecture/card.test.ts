import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { importsOf } from "./support/imports-of.ts";
import { resolveImport } from "./support/resolve-import.ts";
import { files, read, root, sourceFiles } from "./support/source-files.ts";

/** The packages that the product's card names and that are in use. */
const inUse = [
  "react",
  "react-dom",
  "vite",
  "react-router-dom",
  "mobx",
  "mobx-react-lite",
  "formik",
  "yup",
  "react-intl",
  "@dnd-kit/core",
  "html-to-image",
  "@tiptap/react",
  "vitest",
  "playwright",
] as const;

/** The packages of the card that nothing needs yet, and what brings them. Move them up when they are imported. */
const joinsWith: Readonly<Record<string, string>> = {};

const topLevel = {
  files: ["package.json", "tsconfig.json", "vite.config.ts", "README.md"],
  folders: ["src", "renderer", "editor", "blocks", "schemas", "tests"],
};

const manifest = JSON.parse(read("package.json")) as Record<"dependencies" | "devDependencies", Record<string, string>>;
const direct = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
const imported = importedPackages();

describe("the product's card", () => {
  test.each(inUse)("%s is a direct dependency and is imported", (name) => {
    expect(direct).toContain(name);
    expect(imported).toContain(name);
  });

  test.each(Object.entries(joinsWith))("%s joins with %s: it is not imported yet", (name) => {
    expect(imported, `${name} has joined: move it to the list of packages in use`).not.toContain(name);
  });

  test.each(topLevel.files)("%s exists", (name) => {
    expect(existsSync(join(root, name))).toBe(true);
  });

  test.each(topLevel.folders)("%s/ exists and holds something a clone brings along", (name) => {
    expect(files(`${name}/**/*.*`).length).toBeGreaterThan(0);
  });
});

function importedPackages(): Set<string> {
  const names = sourceFiles().flatMap((file) =>
    importsOf(file, read(file)).flatMap(({ specifier }) => {
      const target = specifier === null ? null : resolveImport(file, specifier);
      return target?.kind === "package" ? [target.name] : [];
    }),
  );
  return new Set(names);
}

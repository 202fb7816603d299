import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { ImportItem, ImportRun } from "#schemas/content/import.ts";
import { findImport, listImportItems } from "#server/imports/read.ts";
import { carryOutImports, planImport, startImport } from "#server/imports/write.ts";
import { done } from "#tests/setup/results.ts";

/** Where pictures of another shop are had that is the test's own. */
type Outside = Parameters<typeof carryOutImports>[1];

/** Writes files as another shop exports them (`1.csv`, `2.csv`) and has them read; nothing of the site is changed. */
export async function planFiles(folder: string, texts: readonly string[], isTaxIncluded = true) {
  const files = texts.map((text, index) => {
    const name = `${index + 1}.csv`;
    return { name, path: join(folder, name), text };
  });
  for (const { path, text } of files) await writeFile(path, text);
  return await planImport({ files, isTaxIncluded, authorId: null });
}

/** Reads files likewise and carries out what they hold; gives what came of it. */
export async function bringFiles(
  folder: string,
  texts: readonly string[],
  { isTaxIncluded, outside }: { readonly isTaxIncluded?: boolean; readonly outside?: Outside } = {},
): Promise<{ readonly run: ImportRun; readonly items: readonly ImportItem[] }> {
  const { id } = done(await planFiles(folder, texts, isTaxIncluded));
  done(await startImport(id));
  await carryOutImports(() => true, outside);
  const run = await findImport(id);
  if (!run) throw new Error("the import is gone");
  return { run, items: await reportOf(id) };
}

/** What is said of each item of an import, in English. */
export async function reportOf(id: number): Promise<readonly ImportItem[]> {
  return (await listImportItems(id, { nbItem: 1000, page: 1, orderBy: [], filters: [] }, "en_US")).items;
}

import type { importCalls } from "#schemas/contract/calls/imports.ts";
import { importLimits, type ImportRun } from "#schemas/content/import.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { exportReport, findImport, listImportItems, listImports } from "./read.ts";
import { planImport, startImport, stopImport } from "./write.ts";

export const importHandlers: HandlersOf<typeof importCalls> = {
  listImports: async () => ok(await listImports()),
  planImport: async ({ body, files, caller }) => {
    const isGiven = files.length > 0 && files.length <= importLimits.files;
    if (!isGiven || files.some(({ field }) => field !== "file")) return refuse("unprocessable", "import.one");
    const session = await caller.session();
    const planned = await planImport({ files, authorId: session?.userId ?? null, isTaxIncluded: body.isTaxIncluded });
    return planned.ok ? await told(planned.value.id) : planned;
  },
  getImport: async ({ params }) => await told(params.id),
  listImportItems: async ({ params, list, locale }) => {
    const run = await told(params.id);
    return run.ok ? ok(await listImportItems(params.id, list, locale)) : run;
  },
  exportImport: async ({ params, locale }) => {
    const run = await told(params.id);
    if (!run.ok) return run;
    const name = `import-${params.id}.csv`;
    return fileAnswer({ name, mime: "text/csv; charset=utf-8", parts: exportReport(params.id, locale) });
  },
  startImport: async ({ params }) => {
    const started = await startImport(params.id);
    return started.ok ? await told(params.id) : started;
  },
  stopImport: async ({ params }) => {
    const stopped = await stopImport(params.id);
    return stopped.ok ? await told(params.id) : stopped;
  },
};

async function told(id: number): Promise<Result<ImportRun, Refusal>> {
  const run = await findImport(id);
  return run ? ok(run) : refuse("not-found", "import.gone");
}

import type { ImportAction, ImportItem, ImportItemList, ImportRun } from "#schemas/content/import.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import { sendForm } from "../../ports/send-form.ts";
import { PagedList } from "../paged-list.ts";
import type { PanelWork } from "../panel-work.ts";

/** Which lines of a report are looked at. */
export interface ReportQuery {
  readonly id: number;
  /** Null: whatever becomes of them. */
  readonly action: ImportAction | null;
}

/** What came of something that was asked for, or why it wasn't done, in the server's words. Rejects when nobody can be reached. */
type Done<Value> = Promise<Result<Value, string>>;

/** What the section of files that come from elsewhere asks the server for. */
export interface ImportPort {
  runs(): Promise<readonly ImportRun[]>;
  run(id: number): Done<ImportRun>;
  items(query: ReportQuery, page: number): Promise<ImportItemList>;
  read(files: readonly File[], isTaxIncluded: boolean, onProgress: (part: number) => void): Done<ImportRun>;
  start(id: number): Done<ImportRun>;
  stop(id: number): Done<ImportRun>;
}

export type Report = PagedList<ImportItem, ReportQuery, ImportItemList>;

/** How many lines of a report are asked for at once. */
const linesAtOnce = 50;

export function importPort({ clients, locale, token }: Pick<PanelWork, "clients" | "locale" | "token">): ImportPort {
  const { call } = clients(locale);
  return {
    runs: async () => await call("listImports"),
    run: async (id) => await inWords(async () => await call("getImport", { params: { id } })),
    items: async ({ id, action }, page) => {
      const query = { page, nbItem: linesAtOnce, orderBy: "position", ...(action !== null && { action }) };
      return await call("listImportItems", { params: { id }, query });
    },
    read: async (files, isTaxIncluded, onProgress) => {
      const form = toFormData({ isTaxIncluded }, { file: files });
      // As the call's answer says, which nobody checks here.
      return (await sendForm({ token, locale: () => locale }, "planImport", form, onProgress)) as Result<
        ImportRun,
        string
      >;
    },
    start: async (id) => await inWords(async () => await call("startImport", { params: { id } })),
    stop: async (id) => await inWords(async () => await call("stopImport", { params: { id } })),
  };
}

/** The report of a file, from its first line on. */
export function reportOf(id: number, { items: ask }: Pick<ImportPort, "items">): Report {
  const query: ReportQuery = { id, action: null };
  return new PagedList({
    query,
    ask,
    itemsOf: ({ items }) => items,
    keyOf: ({ position }) => position,
  });
}

/** Where a report is had as a table. */
export function reportAddress(id: number): string {
  return `/api/admin/import/${id}/report`;
}

async function inWords<Value>(ask: () => Promise<Value>): Done<Value> {
  try {
    return ok(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return err(error.message);
  }
}

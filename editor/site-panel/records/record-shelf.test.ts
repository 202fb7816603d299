import { expect, test, vi } from "vitest";

import type { RecordItem, RecordList } from "#schemas/content/record.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { everyRecord, recordShelf, shownRecords } from "./record-shelf.ts";

const item = (row: number, state: RecordItem["state"] = "public"): RecordItem => {
  return {
    id: row,
    row,
    title: { fr_FR: `Titre ${row}` },
    state,
    plannedAt: null,
    shownAt: null,
    cells: {},
    referred: {},
  };
};

test("those that visitors don't have stand first, once, whichever page came last; none do where a search can't be had", async () => {
  const unpublished = [item(9, "unpublished")];
  const list = vi.fn(async (_query: unknown, page: number): Promise<RecordList> => {
    return await Promise.resolve({ unpublished, records: [item(page)], total: 2 });
  });
  const shelf = recordShelf({ list });
  const rows = (): readonly (number | null)[] => shownRecords(shelf).map(({ row }) => row);
  await shelf.find(everyRecord);
  expect(rows()).toEqual([9, 1]);
  await shelf.readOn();
  expect(rows()).toEqual([9, 1, 2]);
  expectConsole("warn", /could not be read/);
  list.mockRejectedValueOnce(new Error("nobody there"));
  await shelf.find({ ...everyRecord, search: "taille" });
  expect(rows()).toEqual([]);
});

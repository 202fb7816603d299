import { type ImportAction, importActions } from "#schemas/content/import.ts";

const day = 86_400_000;

/** How long a report is kept, and one that nobody acts upon: what it is about is in it until then. In milliseconds. */
export const reportsKept = { done: 30 * day, waiting: 7 * day } as const;

/** Told when an import is to be carried out: whoever does that wakes. */
export const importTag = "import-run";

/** Actions that change something here. */
export const isChange: Readonly<Record<ImportAction, boolean>> = {
  create: true,
  update: true,
  unchanged: false,
  kept: false,
  "left-out": false,
};

/** None of each. */
export function noCounts(): Record<ImportAction, number> {
  return Object.fromEntries(importActions.map((action) => [action, 0])) as Record<ImportAction, number>;
}

/** What a file that comes from elsewhere was made by. */
export const importSources = ["woocommerce", "shopify", "prestashop", "wordpress"] as const;

export type ImportSource = (typeof importSources)[number];

/** What an item of such a file becomes here. */
export const importKinds = ["product", "page", "article", "customer"] as const;

export type ImportKind = (typeof importKinds)[number];

/**
 * What is done with an item: it is made; changed, since its source has changed; left, since nothing has changed; kept as it
 * is, since somebody changed or removed it here; or left out, since it can't be taken.
 */
export const importActions = ["create", "update", "unchanged", "kept", "left-out"] as const;

export type ImportAction = (typeof importActions)[number];

/** An import: reported and waiting, on its way, through, or stopped by somebody. */
export const importStates = ["READY", "RUNNING", "DONE", "STOPPED"] as const;

export type ImportState = (typeof importStates)[number];

/** Whether an item's turn has come: not yet, done as its action says, or tried in vain. */
export const importItemStates = ["planned", "done", "failed"] as const;

export type ImportItemState = (typeof importItemStates)[number];

/** A file that was read, and what came or is to come of it. */
export interface ImportRun {
  readonly id: number;
  readonly source: ImportSource;
  readonly fileName: string;
  readonly state: ImportState;
  /** Whether the prices of the file include VAT. */
  readonly isTaxIncluded: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly endedAt: number | null;
  /** How many items there are of each action. */
  readonly counts: Readonly<Record<ImportAction, number>>;
  /** How many items there are, how many had their turn, and how many of those were tried in vain. */
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Pictures and other files that were fetched for it, and those that couldn't be. */
  readonly fetched: number;
  readonly missed: number;
}

/** One line of the report. */
export interface ImportItem {
  /** Its place in the file, from 1. */
  readonly position: number;
  /** Where it begins in the file. */
  readonly line: number;
  readonly kind: ImportKind;
  /** What its source calls it. */
  readonly outsideId: string;
  readonly title: string;
  readonly action: ImportAction;
  readonly state: ImportItemState;
  /** What there is to know of it, in words. */
  readonly notes: readonly string[];
  /** The row that it is or becomes; null: there is none yet. */
  readonly row: number | null;
}

/** A page of the report. */
export interface ImportItemList {
  readonly items: readonly ImportItem[];
  readonly total: number;
}

/** How many files are given together, and how much each may hold; what is more is refused. A request has bounds of its own for both. */
export const importLimits = { files: 2, bytes: 32 * 1024 * 1024, items: 20_000, columns: 2_000 } as const;

/*
 * What documents on paper hold: every word that stands on them, in the order in which they stand. Where it comes from is the
 * server's, how it looks `documents/`'s; neither asks the other anything more, so that what was kept of a document is the
 * whole of it.
 */

/** The estate's look on paper. Colours as `#rrggbb`. */
export interface DocumentLook {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** The models of technical sheet that an estate chooses from (site info, `technicalFileModel`); empty: it has none. */
export const sheetModels = ["DEFAULT", "CONTRAST"] as const;

export type SheetModel = (typeof sheetModels)[number];

/** Tells whether a site's `technicalFileModel` is a model that there is. */
export function isSheetModel(model: string): model is SheetModel {
  return sheetModels.some((known) => known === model);
}

interface AnyDocument {
  /** BCP 47. */
  readonly language: string;
  /** What a reader's window calls it. */
  readonly title: string;
  readonly author: string;
  /** Milliseconds since 1970: the same document is made of the same bytes. */
  readonly madeAt: number;
  readonly look: DocumentLook;
}

/** A technical sheet: one page, whatever it holds. */
export interface SheetDocument extends AnyDocument {
  readonly kind: "SHEET";
  readonly model: SheetModel;
  readonly estate: string;
  /** What kind of wine from where: « Vin rouge · Coteaux de l’Orbrie ». */
  readonly eyebrow: string;
  readonly name: string;
  /** Vintage and size: « 2022 · 75 cl ». */
  readonly form: string;
  readonly summary: string;
  /** Alcohol, serving, keeping: short. */
  readonly facts: readonly LabelledText[];
  /** Grapes, soil, vinification, ageing. */
  readonly sections: readonly LabelledText[];
  /** Lines of a technical sheet. */
  readonly features: readonly LabelledText[];
  readonly pairings: LabelledText | null;
  readonly awards: LabelledText | null;
  readonly nutrition: LabelledText | null;
  /** Where the estate is. */
  readonly contact: string;
  /** What the law wants of it (L1). */
  readonly alcoholMessage: string;
  /** The name of its bottle's picture among those that come along. */
  readonly picture: string | null;
}

export interface TableColumn {
  readonly label: string;
  /** A share of the table's width, in percent. */
  readonly width: number;
  readonly isNumber?: boolean;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** In the first column, below. */
  readonly notes: readonly string[];
}

export interface TotalLine {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

/** A code that a camera reads: its dark squares as an SVG path, in a square of so many. */
export interface DrawnCode {
  readonly path: string;
  readonly size: number;
}

/** Invoice, credit note, delivery note, preparing slip: lines in a table, on as many pages as they take. */
export interface LinesDocument extends AnyDocument {
  readonly kind: "LINES";
  readonly estate: string;
  readonly heading: string;
  /** Stands beside the heading; left out: nothing does. */
  readonly code?: DrawnCode;
  readonly meta: readonly LabelledText[];
  readonly seller: { readonly label: string; readonly lines: readonly string[] };
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly totals: readonly TotalLine[];
  readonly taxes: { readonly columns: readonly TableColumn[]; readonly rows: readonly TableRow[] } | null;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
  /** « Page », before « 1 / 2 ». */
  readonly page: string;
}

/** Several such documents that are printed in one go, each with pages and page numbers of its own. */
export interface BatchDocument extends AnyDocument {
  readonly kind: "BATCH";
  readonly documents: readonly LinesDocument[];
}

export type DocumentContent = SheetDocument | LinesDocument | BatchDocument;

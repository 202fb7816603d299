import type { DocumentContent } from "#schemas/documents/document.ts";

/** A file of a face that the estate has uploaded. */
export interface FaceFile {
  /** The storage's name of it; for the process that sets, where it is on this machine's disk. */
  readonly path: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
}

/** A family that a document is set in: one of the site's own by its name, or an uploaded one with its files. */
export interface DocumentFamily {
  readonly name: string;
  readonly files: readonly FaceFile[];
}

/** A document to set. */
export interface SettingJob {
  readonly content: DocumentContent;
  readonly title: DocumentFamily;
  readonly text: DocumentFamily;
  /** Files of pictures, as those of faces, by the names that the document has for them; one that can't be read is left out. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface AskedSetting {
  readonly id: number;
  readonly job: SettingJob;
}

export type AnsweredSetting =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly why: string };

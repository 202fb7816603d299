import type { DocumentFace } from "./faces.ts";

export interface DocumentPicture {
  /** PNG. */
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a document is made with beside its words. */
export interface DocumentAssets {
  readonly faces: readonly DocumentFace[];
  /** Families in the order in which they are asked for a sign. */
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly pictures: Readonly<Record<string, DocumentPicture>>;
}

import type { LibraryMedium } from "#schemas/content/media.ts";
import type { Locale } from "#schemas/locale.ts";
import { readTexts } from "#server/db/json-text.ts";

import { type ImageRow, presentImage } from "../read.ts";
import { mediumKindOf } from "./rules.ts";

/** What the library selects of a medium. */
export interface LibraryRow extends ImageRow {
  readonly media_id: number;
  readonly media_path: string;
  readonly media_alt: string;
  readonly is_decorative: number;
  readonly mime: string;
  readonly bytes: number;
  readonly crop: string;
}

/** A row of the library as it is sent; null for a file that the library doesn't show. */
export function presentMedium(row: LibraryRow, tags: readonly string[], locale: Locale): LibraryMedium | null {
  const [kind, image] = [mediumKindOf(row.mime), presentImage(row, locale)];
  if (kind === null || image === null) return null;
  return {
    id: row.media_id,
    kind,
    image,
    address: `/media/${row.media_path}`,
    bytes: row.bytes,
    alt: readTexts(row.media_alt),
    isDecorative: row.is_decorative === 1,
    tags,
    isCropped: row.crop !== "",
  };
}

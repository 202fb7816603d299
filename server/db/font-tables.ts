import type { Generated } from "kysely";

/** Typefaces that the estate has uploaded; the file of a face is a medium of the library. */
export interface FontTables {
  font_family: {
    id: Generated<number>;
    name: string;
    name_folded: string;
    generic: string;
  };
  font_face: {
    media_id: number;
    family_id: number;
    name: string;
    weight: number;
    style: string;
    /** Ten-thousandths of an em, as the three below. */
    ascent: number;
    descent: number;
    line_gap: number;
    width: number;
  };
}

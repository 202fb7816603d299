import type { Generated } from "kysely";

/** The media library. */
export interface MediaTables {
  media: {
    id: Generated<number>;
    path: string;
    hash: string;
    width: number;
    height: number;
    bytes: number;
    mime: string;
    alt: string;
    placeholder: string;
    focal_x: number;
    focal_y: number;
    search: string;
    is_decorative: number;
    /** What it was before it was cropped: a medium that nobody is shown. */
    original_id: Generated<number | null>;
    /** Which part of that it is, in pixels; empty: all of it. */
    crop: Generated<string>;
  };
  media_tag: { media_id: number; folded: string; tag: string };
  /** What a medium was called before, in the library. */
  media_former_path: { path: string; media_id: number };
}

import type { LibraryMedium } from "#schemas/content/media.ts";

import { onceFor } from "../../once-for.ts";

/** What is said of a picture, as somebody is writing it. */
export type WrittenWords = Pick<LibraryMedium, "alt" | "isDecorative">;

/** Words that were written and not saved yet, by their medium's number. */
export type UnsavedWords = Map<number, WrittenWords>;

/** Those of an open panel: they wait there while somebody looks at another medium, or at another section. */
export const unsavedWordsOf = onceFor((_work: object): UnsavedWords => new Map());

import type { ReaderList, ReaderRow } from "#schemas/content/newsletter.ts";

import type { PagedList } from "../paged-list.ts";
import type { ReadersQuery } from "./reader-port.ts";

export type ReaderShelf = PagedList<ReaderRow, ReadersQuery, ReaderList>;

/** All subscriptions, the last that changed first. */
export const everyReader: ReadersQuery = { search: "", state: null, order: "-since" };

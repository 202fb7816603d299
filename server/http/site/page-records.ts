import type { Keep } from "#server/cache/kept-reads.ts";
import { findPage, findPageByType, type PageRecord } from "#server/pages/records/read.ts";

/** The page of a page type (of several the one with this slug, else the first), read once while it stays as it is. */
export function pageByType(keep: Keep, type: string, slug?: string): Promise<PageRecord | null> {
  return keep(`page by type ${type} ${slug ?? ""}`, () => findPageByType(type, slug));
}

/** A page by its id, read once while it stays as it is. */
export function pageById(keep: Keep, id: number): Promise<PageRecord | null> {
  return keep(`page ${id}`, () => findPage(id));
}

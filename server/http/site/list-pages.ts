import type { PageQuery } from "#renderer/data/page-query.ts";
import type { Need } from "#schemas/contract/need.ts";

/** Which later pages of its lists an address asks for: the query's keys (`page`, `{block}.page`) with their numbers. */
export function laterPages({ text }: PageQuery): readonly (readonly [key: string, page: string])[] {
  return [...new URLSearchParams(text)].filter(([key]) => key === "page" || key.endsWith(".page"));
}

/** The same as a query that other addresses of the page take over; empty for first pages. */
export function laterPagesQuery(query: PageQuery): string {
  const pages = laterPages(query);
  return pages.length > 0 ? `?${new URLSearchParams(pages.map(([...pair]) => pair)).toString()}` : "";
}

/** Whether a need asks for a page of a list that lies past the list's end. The first page is there even when empty. */
export function isPastEnd({ query }: Need, answer: unknown): boolean {
  const [page, nbItem] = [Number(query?.["page"] ?? 1), Number(query?.["nbItem"] ?? 0)];
  if (!(page > 1) || typeof answer !== "object" || answer === null || !("total" in answer)) return false;
  return typeof answer.total === "number" && (page - 1) * nbItem >= answer.total;
}

/** What is listed by its day: a news item, an article. */
interface Dated {
  readonly id: number;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly url: string;
}

/** The queries of two lists that hold an item's neighbours: what came out until its day, and from its day on. */
export interface NeighbourQueries {
  readonly until: { readonly date?: string };
  readonly from: { readonly date?: string; readonly orderBy?: string };
}

/**
 * How a list asks for the neighbours of the item that the page is about. `mark` is a key that only its own items have, as
 * a page may be about anything; for any other page both queries are the list's own, and are asked once.
 */
export function neighbourQueries(subject: unknown, mark: string): NeighbourQueries {
  const day = dayOf(subject, mark);
  return day === null
    ? { until: {}, from: {} }
    : { until: { date: `lte:${day}` }, from: { date: `gte:${day}`, orderBy: "date" } };
}

/**
 * Of what came out about the same time, the `count` next to the item that has its page at `path`, the newest first: the one
 * after it, then those before it; at either end of the list more of the other side. Elsewhere the first ones.
 */
export function neighbours<T extends Dated>(
  until: readonly T[],
  from: readonly T[],
  path: string,
  count: number,
): readonly T[] {
  const items = [...new Map([...from, ...until].map((item) => [item.id, item])).values()];
  const sorted = items.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const place = sorted.findIndex(({ url }) => url !== "" && url === path);
  if (place < 0) return sorted.slice(0, count);
  const others = sorted.toSpliced(place, 1);
  const start = Math.max(0, Math.min(place - 1, others.length - count));
  return others.slice(start, start + count);
}

function dayOf(subject: unknown, mark: string): string | null {
  if (typeof subject !== "object" || subject === null || !(mark in subject) || !("date" in subject)) return null;
  return typeof subject.date === "string" ? subject.date : null;
}

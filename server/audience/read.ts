import { database, now } from "#server/db/context.ts";
import { addDays, dayOf, startOfDay } from "#schemas/paris-day.ts";
import type { Compared, ShopCount, ViewCount, VisitSummary } from "#schemas/content/visits.ts";
import { countCarts } from "#server/cart/read.ts";
import { sumPaidOrders } from "#server/orders/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

import { markSign, namesCampaign, sources } from "./rules.ts";

/** How many visitors came by a mark on a day. */
export interface VisitCount {
  readonly visit: string;
  /** `YYYY-MM-DD`, in Paris. */
  readonly day: string;
  readonly visitors: number;
}

/** From one day to another, both counted. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Days that the summary tells, and how many pages and sources of them: as many as any list may have. */
const told = { days: 30, rows: 1000 };

/** Visits by day and mark, the newest day first: for the operator only. */
export async function listVisits(): Promise<readonly VisitCount[]> {
  return await database().selectFrom("visit").selectAll().orderBy("day", "desc").orderBy("visit").execute();
}

/** What the operator learns of visits. Views that another process has not written yet are missing: its last seconds. */
export async function readVisits(): Promise<VisitSummary> {
  const today = dayOf(now());
  const spans = comparedSpans(today);
  const days = { from: addDays(today, 1 - told.days), to: today };
  const byDay = await viewsByDay({
    from: spans.month.before.from < days.from ? spans.month.before.from : days.from,
    to: today,
  });
  const count = ({ from, to }: Span): ViewCount =>
    sum([...byDay].flatMap(([day, views]) => (day >= from && day <= to ? [views] : [])));
  const site = await getSiteInfo();
  return {
    today: await compare(spans.today, count),
    month: await compare(spans.month, count),
    days: Array.from({ length: told.days }, (_, index) => {
      const day = addDays(days.from, index);
      return { day, ...(byDay.get(day) ?? sum([])) };
    }),
    pages: await pagesIn(days),
    sources: await sourcesIn(days),
    shop: site.isECommerce
      ? { today: await compare(spans.today, soldIn), month: await compare(spans.month, soldIn) }
      : null,
  };
}

/** Today and yesterday; this month, and as many days of the one before, or all that it has. */
function comparedSpans(today: string): Readonly<Record<"today" | "month", Compared<Span>>> {
  const yesterday = addDays(today, -1);
  const first = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(first, -1);
  const sameDay = `${lastOfBefore.slice(0, 7)}-${today.slice(8)}`;
  return {
    today: { now: { from: today, to: today }, before: { from: yesterday, to: yesterday } },
    month: {
      now: { from: first, to: today },
      before: { from: `${lastOfBefore.slice(0, 7)}-01`, to: sameDay < lastOfBefore ? sameDay : lastOfBefore },
    },
  };
}

async function compare<Count>(
  { now: present, before }: Compared<Span>,
  count: (span: Span) => Count | Promise<Count>,
): Promise<Compared<Count>> {
  return { now: await count(present), before: await count(before) };
}

function sum(counts: readonly ViewCount[]): ViewCount {
  const add = (name: keyof ViewCount) => counts.reduce((all, count) => all + count[name], 0);
  return { views: add("views"), visits: add("visits") };
}

/** A view that came from this site is none by which somebody came to it. */
async function viewsByDay({ from, to }: Span): Promise<ReadonlyMap<string, ViewCount>> {
  const rows = await database()
    .selectFrom("page_view")
    .select(({ fn }) => ["day", "source", fn.sum<number>("views").as("views")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["day", "source"])
    .execute();
  const days = Map.groupBy(rows, ({ day }) => day);
  return new Map(
    [...days].map(([day, ofDay]) => [
      day,
      sum(
        ofDay.map(({ source, views }) => ({
          views: Number(views),
          visits: source === sources.inside ? 0 : Number(views),
        })),
      ),
    ]),
  );
}

async function pagesIn({ from, to }: Span): Promise<VisitSummary["pages"]> {
  const rows = await database()
    .selectFrom("page_view")
    .select(({ fn }) => ["path", fn.sum<number>("views").as("views")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("path")
    .orderBy("views", "desc")
    .orderBy("path")
    .limit(told.rows)
    .execute();
  return rows.map(({ path, views }) => ({ path, views: Number(views) }));
}

async function sourcesIn({ from, to }: Span): Promise<VisitSummary["sources"]> {
  const rows = await database()
    .selectFrom("page_view")
    .select(({ fn }) => ["source", fn.sum<number>("views").as("visits")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("source", "<>", sources.inside)
    .groupBy("source")
    .orderBy("visits", "desc")
    .orderBy("source")
    .limit(told.rows)
    .execute();
  return rows.map(({ source, visits }) => ({ ...named(source), visits: Number(visits) }));
}

function named(source: string): Pick<VisitSummary["sources"][number], "kind" | "name"> {
  if (source === sources.direct) return { kind: "direct", name: "" };
  if (source === sources.other) return { kind: "other", name: "" };
  return source.startsWith(markSign)
    ? { kind: "mark", name: source.slice(markSign.length) }
    : { kind: "host", name: source };
}

async function soldIn({ from, to }: Span): Promise<ShopCount> {
  const span = { from: startOfDay(from), to: startOfDay(addDays(to, 1)) };
  return { baskets: await countCarts(span), ...(await sumPaidOrders(span)) };
}

/**
 * What a page's script says of a view: the page's address and, on a second line, the one before it. Null for what is no
 * view: a marked address is loaded again without its mark, and counted then; who filters or sorts what a page shows sees
 * the page that was there. The path is whatever was said.
 */
export function viewFrom(text: string): { readonly path: string; readonly source: string } | null {
  const [page = "", before = "", ...more] = text.split("\n");
  const here = URL.canParse(page) ? new URL(page) : null;
  if (!here || more.length > 0 || markOf(here) !== null) return null;
  const from = URL.canParse(before) ? new URL(before) : null;
  const isThere = from?.host === here.host && from.pathname === here.pathname && markOf(from) === null;
  return isThere ? null : { path: here.pathname, source: sourceOf(here, from) };
}

/** Where somebody came from: a mark, another site, this one; the rest came directly. */
function sourceOf(here: URL, before: URL | null): string {
  if (!before || !/^https?:$/.test(before.protocol)) return sources.direct;
  if (before.host !== here.host) {
    return /^[\w.-]{1,100}$/.test(before.hostname) ? before.hostname.replace(/^www\./, "") : sources.direct;
  }
  const mark = markOf(before);
  return mark !== null && namesCampaign(mark) ? markSign + mark : sources.inside;
}

/** What may stand in `?from=` (design §11.6). */
function markOf({ searchParams }: URL): string | null {
  const from = searchParams.get("from") ?? "";
  return /^[\w.-]{1,64}$/.test(from) ? from : null;
}

import { createHmac, randomBytes } from "node:crypto";

import { sql } from "kysely";

import { database, inTransaction, now } from "#server/db/context.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { daysKept, most, otherMarks, sources } from "./rules.ts";

/**
 * Counts a visit that came by a link with a mark (`?from=`, spec §4), once for each network address and day: a row
 * for each mark and day, whoever comes. The address itself is never stored, only a number made of it with a secret of
 * the site, which several addresses may share, and which is forgotten when the day is over. Beyond twenty marks of an
 * address nothing is counted, beyond five hundred marks of a day they are counted together.
 */
export async function countVisit(visit: string, clientAddress: string): Promise<void> {
  const day = dayOf(now());
  const count = async () => {
    const visitor = numberOf(await visitSecret(), day, clientAddress);
    await database().deleteFrom("visit_seen").where("day", "<", day).execute();
    if (!(await isFirst({ day, visit, visitor }))) return;
    await database()
      .insertInto("visit")
      .values({ visit: await counterOf(visit, day), day, visitors: 1 })
      .onConflict((conflict) =>
        conflict.columns(["visit", "day"]).doUpdateSet({ visitors: sql`${sql.ref("visit.visitors")} + 1` }),
      )
      .execute();
  };
  await inTransaction(count, { isolation: "read committed" });
}

/** How often a page was seen by those who came from a source. */
export interface PageViews {
  readonly path: string;
  readonly source: string;
  readonly views: number;
}

/**
 * Adds to a day's views of pages. Beyond three hundred sources of a day the others are counted together; pages are the
 * site's own, which whoever counts them has looked up.
 */
export async function countViews(day: string, views: readonly PageViews[]): Promise<void> {
  const add = async () => {
    // Always in the same order: processes that add at once wait for each other, and never in a ring.
    for (const { path, source, views: more } of await withFewSources(day, views)) {
      await database()
        .insertInto("page_view")
        .values({ day, path, source, views: more })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "path", "source"])
            .doUpdateSet({ views: sql`${sql.ref("page_view.views")} + ${more}` }),
        )
        .execute();
    }
  };
  await inTransaction(add, { isolation: "read committed" });
}

async function withFewSources(day: string, views: readonly PageViews[]): Promise<readonly PageViews[]> {
  const known = await database().selectFrom("page_view").select("source").distinct().where("day", "=", day).execute();
  const told = new Set(known.map(({ source }) => source));
  const sums = new Map<string, PageViews>();
  for (const { path, source, views: more } of views) {
    if (told.size < most.sourcesOfDay) told.add(source);
    const under = told.has(source) ? source : sources.other;
    const key = `${path}\n${under}`;
    sums.set(key, { path, source: under, views: (sums.get(key)?.views ?? 0) + more });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** Forgets who came on earlier days, and counts that are too old to be kept. */
export async function forgetOldVisits(): Promise<void> {
  const oldest = dayOf(now() - daysKept * 86_400_000);
  const forget = async () => {
    await database().deleteFrom("visit_seen").where("day", "<", dayOf(now())).execute();
    await database().deleteFrom("visit").where("day", "<", oldest).execute();
    await database().deleteFrom("page_view").where("day", "<", oldest).execute();
  };
  await inTransaction(forget, { isolation: "read committed" });
}

/** Notes that somebody came by a mark today. False when that is known, and for one who brings too many of them. */
async function isFirst(seen: { readonly day: string; readonly visit: string; readonly visitor: string }) {
  const { marks } = await database()
    .selectFrom("visit_seen")
    .select(({ fn }) => fn.countAll<number>().as("marks"))
    .where("day", "=", seen.day)
    .where("visitor", "=", seen.visitor)
    .executeTakeFirstOrThrow();
  if (Number(marks) >= most.marksOfAddress) return false;
  const noted = await database()
    .insertInto("visit_seen")
    .values(seen)
    .onConflict((conflict) => conflict.columns(["day", "visitor", "visit"]).doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What a mark is counted under today: itself, or together with others when there are too many. */
async function counterOf(visit: string, day: string): Promise<string> {
  const marks = await database().selectFrom("visit").select("visit").where("day", "=", day).execute();
  return marks.length < most.marksOfDay || marks.some((known) => known.visit === visit) ? visit : otherMarks;
}

function numberOf(secret: string, day: string, address: string): string {
  const hash = createHmac("sha256", secret).update(`${day}\n${address}`).digest();
  return String(hash.readUInt32BE() % most.addresses);
}

/** The site's own secret, made at the first visit. */
async function visitSecret(): Promise<string> {
  const name = "visit-secret";
  await database()
    .insertInto("setting")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await database().selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? "";
}

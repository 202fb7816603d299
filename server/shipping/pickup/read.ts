import type { PickupDay } from "#schemas/content/shipping.ts";
import { isDay } from "#schemas/day.ts";
import { isPickupAddress } from "#server/company-addresses/read.ts";
import { database, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { addDays, dayOf, instantIn, startOfDay } from "#schemas/paris-day.ts";

import { bookingWindow, daysOfMonth, isOn, isWithin, type Window } from "./rules.ts";

/** A slot as an order keeps it. */
export interface PickupSlot {
  readonly idSchedule: number;
  readonly idAddress: number;
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** What the operator planned for an address, and the days for which orders are held. */
export interface PickupPlan {
  readonly idAddress: number;
  readonly schedules: readonly Row<"pickup_schedule">[];
  readonly closedDays: readonly string[];
  readonly taken: readonly {
    readonly day: string;
    readonly opens: string;
    readonly closes: string;
    readonly taken: number;
  }[];
}

/** A month as far as it can be booked. */
export interface PickupMonth {
  /** The days with a slot that is left. */
  readonly days: readonly PickupDay[];
  /** Those on which all is taken. */
  readonly fullDays: readonly string[];
}

/**
 * The days of a month on which something can be picked up at an address, with what is left of each slot (spec §7); null
 * when it is no address where orders are picked up.
 */
export async function pickupDays(
  addressId: number,
  month: { readonly month: number; readonly year: number },
): Promise<readonly PickupDay[] | null> {
  return (await pickupMonth(addressId, month))?.days ?? null;
}

/** The same with the days that are full. */
export async function pickupMonth(
  addressId: number,
  { month, year }: { readonly month: number; readonly year: number },
): Promise<PickupMonth | null> {
  recordRead("pickup");
  if (!(await isPickupAddress(addressId))) return null;
  const window = await currentWindow();
  recordValidUntil(startOfDay(addDays(dayOf(now()), 1)));
  const dates = daysOfMonth(month, year, window);
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return { days: [], fullDays: [] };
  const schedules = await schedulesOf(addressId);
  const closed = new Set(await closedDaysOf(addressId, first, last));
  const taken = await takenBetween(addressId, first, last);
  const [days, fullDays]: [PickupDay[], string[]] = [[], []];
  for (const date of dates) {
    const planned = schedules.filter(
      (schedule) => isOn(schedule, date, closed.has(date)) && isWithin(schedule, date, window),
    );
    const open = planned
      .map(({ id, opens, closes, capacity }) => {
        const remaining = capacity - (taken.get(`${id} ${date}`) ?? 0);
        return { id, from: opens, to: closes, remaining };
      })
      .filter(({ remaining }) => remaining > 0);
    for (const { from } of open) recordValidUntil(now() + instantIn(date, from) - window.from + 1);
    if (open.length > 0) days.push({ date, schedules: open });
    else if (planned.length > 0) fullDays.push(date);
  }
  return { days, fullDays };
}

/** A slot that may be booked for a day as far as the calendar goes, whether there is room or not; null when it may not. */
export async function slotOn(idSchedule: number, date: string): Promise<PickupSlot | null> {
  if (!isRowId(idSchedule) || !isDay(date)) return null;
  const schedule = await database()
    .selectFrom("pickup_schedule")
    .selectAll()
    .where("id", "=", idSchedule)
    .executeTakeFirst();
  if (!schedule || !(await isPickupAddress(schedule.company_address_id))) return null;
  const { company_address_id: idAddress, opens, closes } = schedule;
  const isClosed = (await closedDaysOf(idAddress, date, date)).length > 0;
  if (!isOn(schedule, date, isClosed) || !isWithin(schedule, date, await currentWindow())) return null;
  return { idSchedule, idAddress, date, from: opens, to: closes };
}

/** What is planned from today on, by address: for the operator. */
export async function pickupPlans(): Promise<readonly PickupPlan[]> {
  const today = dayOf(now());
  const addresses = await database()
    .selectFrom("pickup_schedule")
    .select("company_address_id as id")
    .distinct()
    .orderBy("company_address_id")
    .execute();
  return await Promise.all(addresses.map(({ id }) => planOf(id, today)));
}

async function planOf(idAddress: number, today: string): Promise<PickupPlan> {
  const schedules = await schedulesOf(idAddress);
  const taken = await database()
    .selectFrom("pickup_slot")
    .innerJoin("pickup_schedule", "pickup_schedule.id", "pickup_slot.schedule_id")
    .select(["pickup_slot.day", "pickup_schedule.opens", "pickup_schedule.closes", "pickup_slot.taken"])
    .where("pickup_schedule.company_address_id", "=", idAddress)
    .where("pickup_slot.day", ">=", today)
    .where("pickup_slot.taken", ">", 0)
    .orderBy("pickup_slot.day")
    .orderBy("pickup_schedule.opens")
    .execute();
  return {
    idAddress,
    schedules: schedules.filter(({ weekday, day }) => weekday > 0 || day >= today),
    closedDays: await closedDaysOf(idAddress, today, "9999-12-31"),
    taken,
  };
}

async function currentWindow(): Promise<Window> {
  const values = await parameterValues();
  return bookingWindow(now(), Number(values["CLICK_AND_COLLECT_DELAY"] ?? "") || 2);
}

async function schedulesOf(addressId: number): Promise<readonly Row<"pickup_schedule">[]> {
  return await database()
    .selectFrom("pickup_schedule")
    .selectAll()
    .where("company_address_id", "=", addressId)
    .where("capacity", ">", 0)
    .orderBy("weekday")
    .orderBy("day")
    .orderBy("opens")
    .orderBy("closes")
    .execute();
}

async function closedDaysOf(addressId: number, first: string, last: string): Promise<readonly string[]> {
  const rows = await database()
    .selectFrom("pickup_closure")
    .select("day")
    .where("company_address_id", "=", addressId)
    .where("day", ">=", first)
    .where("day", "<=", last)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}

/** How many orders are held, by the schedule's id and the day with a space between. */
async function takenBetween(addressId: number, first: string, last: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database()
    .selectFrom("pickup_slot")
    .innerJoin("pickup_schedule", "pickup_schedule.id", "pickup_slot.schedule_id")
    .select(["pickup_slot.schedule_id as id", "pickup_slot.day", "pickup_slot.taken"])
    .where("pickup_schedule.company_address_id", "=", addressId)
    .where("pickup_slot.day", ">=", first)
    .where("pickup_slot.day", "<=", last)
    .execute();
  return new Map(rows.map(({ id, day, taken }) => [`${id} ${day}`, taken]));
}

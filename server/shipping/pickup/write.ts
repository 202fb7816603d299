import { sql } from "kysely";

import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isDay } from "#schemas/day.ts";
import { isPickupAddress } from "#server/company-addresses/read.ts";
import { command, commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database, dropTags, inTransaction, type TransactionOptions } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow, rowExists } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { writeRow } from "#server/db/write-row.ts";

import { slotOn, type PickupSlot } from "./read.ts";
import { isTimeOfDay, mostOfSlot } from "./rules.ts";

/*
 * As with stock, what is held is counted by one statement that says under which condition it may happen, so that nobody
 * gets a place that isn't there, and writers of one row wait for each other instead of beginning anew.
 */
const waiting: TransactionOptions = { isolation: "read committed" };

/** When orders are picked up: on a weekday from 1, Monday, each week; or on one day. Times `HH:MM` in Paris. */
export type ScheduleInput = {
  /** Left out: the one of these times, or a new one. */
  readonly id?: number;
  readonly addressId: number;
  readonly from: string;
  readonly to: string;
  /** How many orders; 0 ends the schedule. What is held already stays held. */
  readonly capacity: number;
} & ({ readonly weekday: number } | { readonly day: string });

/**
 * Adds a schedule, or says how many orders the one of these times takes; gives its id. One that is named by its id may be
 * moved while no order is held for it.
 */
export async function saveSchedule(input: ScheduleInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const problems = check(input);
  if (problems.length > 0) return refuseInput(problems);
  return await commandOn(keys, async () => {
    if (!(await isPickupAddress(input.addressId))) return noPickup(input.addressId);
    const row = {
      company_address_id: input.addressId,
      weekday: "weekday" in input ? input.weekday : 0,
      day: "day" in input ? input.day : "",
      opens: input.from,
      closes: input.to,
      capacity: input.capacity,
    };
    const saved = input.id === undefined ? ok({ id: await writeSchedule(row) }) : await moveSchedule(input.id, row);
    dropTags("pickup");
    return saved;
  });
}

type ScheduleRow = Omit<NewRow<"pickup_schedule">, "id">;

async function writeSchedule(row: ScheduleRow): Promise<number> {
  const { id } = await database()
    .insertInto("pickup_schedule")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["company_address_id", "weekday", "day", "opens", "closes"])
        .doUpdateSet({ capacity: row.capacity }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function moveSchedule(id: number, row: ScheduleRow): Promise<Result<{ readonly id: number }, Refusal>> {
  const before = isRowId(id)
    ? await database().selectFrom("pickup_schedule").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  const { capacity: _free, ...times } = row;
  const isMoved =
    before !== undefined && Object.entries(times).some(([name, value]) => value !== valueOf(before, name));
  if (isMoved && (await isHeld(id))) return refuseHeld("from");
  return ok({ id: await writeRow("pickup_schedule", { id, exists: before !== undefined }, row) });
}

/** Takes a schedule away, unless orders have been held for it: its capacity is set to 0 then. */
export async function removeSchedule(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    if (isRowId(id) && (await isHeld(id))) return refuseHeld();
    return await removeRow("pickup_schedule", id, { missing: "missing.schedule", tags: ["pickup"] });
  });
}

async function isHeld(scheduleId: number): Promise<boolean> {
  const slot = await database()
    .selectFrom("pickup_slot")
    .select("day")
    .where("schedule_id", "=", scheduleId)
    .where("taken", ">", 0)
    .executeTakeFirst();
  return slot !== undefined;
}

function refuseHeld(key?: string) {
  const problems: readonly Problem[] = key === undefined ? [] : [{ key, messageKey: "key.held" }];
  return refuse("unprocessable", "pickup.held", { problems });
}

function valueOf(row: object, name: string): unknown {
  return Object.entries(row).find(([column]) => column === name)?.[1];
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "pickup_schedule.opens": "from", "pickup_closure.day": "day" };

/** A day on which an address takes no orders. */
export interface ClosureInput {
  readonly id?: number;
  readonly addressId: number;
  readonly day: string;
}

/** Takes no orders for a day any more, exceptional openings included; with the id of a closed day, of that one again. */
export async function saveClosure({
  id,
  addressId,
  day,
}: ClosureInput): Promise<Result<{ readonly id: number }, Refusal>> {
  if (!isDay(day)) return refuseInput([{ key: "day", messageKey: "key.day" }]);
  return await commandOn(keys, async () => {
    if (!(await isPickupAddress(addressId))) return noPickup(addressId);
    const exists = id !== undefined && (await rowExists("pickup_closure", id));
    const row = { company_address_id: addressId, day };
    const saved = { id: await writeRow("pickup_closure", { id, exists }, row) };
    await endOpenings(addressId, day);
    dropTags("pickup");
    return ok(saved);
  });
}

/** Takes orders again for a day that was closed, as every week. */
export async function removeClosure(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("pickup_closure", id, { missing: "missing.closure", tags: ["pickup"] });
}

/** Ends the exceptional openings of a day. */
async function endOpenings(addressId: number, day: string): Promise<void> {
  await database()
    .updateTable("pickup_schedule")
    .set({ capacity: 0 })
    .where("company_address_id", "=", addressId)
    .where("day", "=", day)
    .execute();
}

/** Takes no orders for a day any more, exceptional openings included; gives how many are held for it already. */
export async function closeDay(addressId: number, day: string): Promise<Result<{ readonly held: number }, Refusal>> {
  if (!isDay(day)) return refuseInput([{ key: "day", messageKey: "key.day" }]);
  return await command(async () => {
    if (!(await isPickupAddress(addressId))) return noPickup(addressId);
    await database()
      .insertInto("pickup_closure")
      .values({ company_address_id: addressId, day })
      .onConflict((conflict) => conflict.columns(["company_address_id", "day"]).doNothing())
      .execute();
    await endOpenings(addressId, day);
    const { held } = await database()
      .selectFrom("pickup_slot")
      .innerJoin("pickup_schedule", "pickup_schedule.id", "pickup_slot.schedule_id")
      .select(sql<number>`coalesce(sum(${sql.ref("pickup_slot.taken")}), 0)`.as("held"))
      .where("pickup_schedule.company_address_id", "=", addressId)
      .where("pickup_slot.day", "=", day)
      .executeTakeFirstOrThrow();
    dropTags("pickup");
    return ok({ held: Number(held) });
  });
}

/** Takes orders for a day again, as every week. */
export async function reopenDay(addressId: number, day: string): Promise<Result<null, Refusal>> {
  if (!isDay(day)) return refuseInput([{ key: "day", messageKey: "key.day" }]);
  return await command(async () => {
    if (!(await isPickupAddress(addressId))) return noPickup(addressId);
    await database()
      .deleteFrom("pickup_closure")
      .where("company_address_id", "=", addressId)
      .where("day", "=", day)
      .execute();
    dropTags("pickup");
    return ok(null);
  });
}

/**
 * Holds a place in a slot on a day, never above its capacity; gives the slot as an order keeps it. Refused when it is
 * full, ended, too soon, too far away or closed. Joins the transaction that is open.
 */
export async function holdSlot(idSchedule: number, date: string): Promise<Result<PickupSlot, Refusal>> {
  return await command(async () => {
    const slot = await holdSlotIfThere(idSchedule, date);
    return slot ? ok(slot) : refuse("conflict", "pickup.gone");
  }, waiting);
}

/** As `holdSlot`, for who goes on without: null, and nothing is held, where there is no place. */
export async function holdSlotIfThere(idSchedule: number, date: string): Promise<PickupSlot | null> {
  return await inTransaction(async () => {
    const slot = await slotOn(idSchedule, date);
    if (!slot) return null;
    const { rows } = await sql<{ taken: number }>`
      insert into pickup_slot (schedule_id, day, taken)
      select id, ${date}, 1 from pickup_schedule where id = ${idSchedule} and capacity > 0
      on conflict (schedule_id, day) do update set taken = pickup_slot.taken + 1
      where pickup_slot.taken < (
        select capacity from pickup_schedule where pickup_schedule.id = pickup_slot.schedule_id
      )
      returning taken`.execute(database());
    if (rows.length === 0) return null;
    dropTags("pickup");
    return slot;
  }, waiting);
}

/** Holds the rows of slots until the transaction ends, always in the same order: as `lockStock` does. */
export async function lockSlots(
  slots: readonly { readonly idSchedule: number; readonly date: string }[],
): Promise<void> {
  const sorted = slots.toSorted((one, other) => one.idSchedule - other.idSchedule || (one.date < other.date ? -1 : 1));
  for (const { idSchedule, date } of sorted) {
    await database()
      .updateTable("pickup_slot")
      .set((set) => ({ taken: set.ref("taken") }))
      .where("schedule_id", "=", idSchedule)
      .where("day", "=", date)
      .execute();
  }
}

/** Gives a held place back: the order expired or was cancelled. Give what `holdSlot` was given, once. */
export async function releaseSlot(idSchedule: number, date: string): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const row = isRowId(idSchedule) && (await takeOne(idSchedule, date));
    if (!row) return refuse("conflict", "pickup.released");
    dropTags("pickup");
    return ok(null);
  }, waiting);
}

async function takeOne(idSchedule: number, date: string) {
  return await database()
    .updateTable("pickup_slot")
    .set({ taken: sql`taken - 1` })
    .where("schedule_id", "=", idSchedule)
    .where("day", "=", date)
    .where("taken", ">", 0)
    .returning("taken")
    .executeTakeFirst();
}

function noPickup(id: number) {
  const problems = [{ key: "addressId", messageKey: "key.reference" as const }];
  return refuse("not-found", "pickup.elsewhere", { values: { id }, problems });
}

function check({ from, to, capacity, ...when }: ScheduleInput): readonly Problem[] {
  const isWeekday = "weekday" in when && Number.isInteger(when.weekday) && when.weekday >= 1 && when.weekday <= 7;
  const isSpan = isTimeOfDay(from) && isTimeOfDay(to) && from < to;
  const isCapacity = Number.isInteger(capacity) && capacity >= 0 && capacity <= mostOfSlot;
  return [
    ...("weekday" in when && !isWeekday ? [{ key: "weekday", messageKey: "key.hours" } as const] : []),
    ...("day" in when && !isDay(when.day) ? [{ key: "day", messageKey: "key.day" } as const] : []),
    ...(isSpan ? [] : [{ key: "from", messageKey: "key.hours" } as const]),
    ...(isCapacity ? [] : [{ key: "capacity", messageKey: "key.range", values: { min: 0, max: mostOfSlot } } as const]),
  ];
}

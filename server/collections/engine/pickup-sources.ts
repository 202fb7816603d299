import type { RecordValues } from "#schemas/collections/collection.ts";
import { pickupClosure, pickupDay, pickupWeek } from "#schemas/collections/every/pickup.ts";
import type { Row } from "#server/db/tables.ts";
import {
  type ClosureInput,
  removeClosure,
  removeSchedule,
  saveClosure,
  saveSchedule,
  type ScheduleInput,
} from "#server/shipping/pickup/write.ts";

import { rowIdOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource, Listing } from "./source.ts";
import type { Whole } from "./whole.ts";

const weekly = { column: "weekday", value: 0, isNot: true } as const;
const once = { column: "weekday", value: 0 } as const;

function schedules(only: typeof weekly | typeof once, first: "weekday" | "day"): Listing {
  const order = [first, "opens"].map((column) => ({ column, direction: "asc" as const }));
  return { table: "pickup_schedule", title: first === "day" ? "day" : "opens", order, only };
}

export const pickupWeekSource: CollectionSource = {
  collection: pickupWeek,
  listing: schedules(weekly, "weekday"),
  read: async (ids) => {
    const rows = (await rowsBy("pickup_schedule", "id", ids)).filter(({ weekday }) => weekday !== 0);
    return new Map(rows.map((row) => [row.id, { weekday: row.weekday, ...spanOf(row) }]));
  },
  save: async (id, values) =>
    await saveSchedule({ ...withId(id), ...spanIn(values), weekday: Number(values["weekday"]) }),
  remove: removeSchedule,
};

export const pickupDaySource: CollectionSource = {
  collection: pickupDay,
  listing: schedules(once, "day"),
  read: async (ids) => {
    const rows = (await rowsBy("pickup_schedule", "id", ids)).filter(({ weekday }) => weekday === 0);
    return new Map(rows.map((row) => [row.id, { day: row.day, ...spanOf(row) }]));
  },
  save: async (id, values) => await saveSchedule({ ...withId(id), ...spanIn(values), day: String(values["day"]) }),
  remove: removeSchedule,
};

export const pickupClosureSource: CollectionSource = {
  collection: pickupClosure,
  listing: { table: "pickup_closure", title: "day", order: [{ column: "day", direction: "asc" }] },
  read: async (ids) => {
    const rows = await rowsBy("pickup_closure", "id", ids);
    return new Map(rows.map(({ id, day, company_address_id: address }) => [id, { address, day }]));
  },
  async save(id, values) {
    const input = {
      addressId: rowIdOf(values["address"]) ?? 0,
      day: String(values["day"]),
    } satisfies Whole<ClosureInput>;
    return await saveClosure({ ...withId(id), ...input });
  },
  remove: removeClosure,
};

function spanOf({ company_address_id: address, opens: from, closes: to, capacity }: Row<"pickup_schedule">) {
  return { address, from, to, capacity };
}

function spanIn(values: RecordValues) {
  return {
    addressId: rowIdOf(values["address"]) ?? 0,
    from: String(values["from"]),
    to: String(values["to"]),
    capacity: Number(values["capacity"]),
  } satisfies Whole<ScheduleInput>;
}

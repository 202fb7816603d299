import type { Command } from "commander";

import { pickupPlans, type PickupPlan } from "#server/shipping/pickup/read.ts";
import { closeDay, reopenDay, saveSchedule, type ScheduleInput } from "#server/shipping/pickup/write.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `slot list`, `slot set`, `slot close`, `slot open`: when orders are picked up at an address of the estate. */
export function addSlotCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the slots of every address, closed days, and what orders hold")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("set")
    .argument("<address>", "an id of `address list`")
    .argument("<weekday>", weekdays.join(", "))
    .argument("<from>", "HH:MM")
    .argument("<to>", "HH:MM")
    .argument("<count>", "orders a day; 0 ends the slot")
    .description("add a weekly slot, or say how many orders it takes; orders that hold a place keep it")
    .action((address: string, weekday: string, from: string, to: string, count: string) =>
      set(context, { addressId: idOf(address), weekday: weekdayIn(weekday), from, to, capacity: countOf(count) }),
    );
  group
    .command("close")
    .argument("<address>")
    .argument("<day>", "YYYY-MM-DD")
    .description("take no orders for a day")
    .action((address: string, day: string) => close(context, idOf(address), day));
  group
    .command("open")
    .argument("<address>")
    .argument("<day>", "YYYY-MM-DD")
    .argument("[from]", "HH:MM")
    .argument("[to]", "HH:MM")
    .argument("[count]", "orders; 0 ends the slot")
    .description("open a closed day again; with times, add a slot on that day alone")
    .action((address: string, day: string, from?: string, to?: string, count?: string) =>
      from === undefined
        ? reopen(context, idOf(address), day)
        : set(context, { addressId: idOf(address), day, from, to: to ?? "", capacity: countOf(count ?? "") }),
    );
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

async function list(context: CliContext, json: boolean): Promise<void> {
  const plans = await context.withDatabase(() => pickupPlans());
  if (json) return context.out(JSON.stringify(plans, null, 2));
  for (const text of plans.flatMap(linesOf)) context.out(text);
}

function linesOf({ idAddress, schedules, closedDays, taken }: PickupPlan): readonly string[] {
  return [
    ...schedules.map(
      ({ weekday, day, opens, closes, capacity }) =>
        `${idAddress}  ${weekdays[weekday - 1] ?? day} ${opens}-${closes}  ${capacity} orders`,
    ),
    ...closedDays.map((day) => `${idAddress}  ${day} closed`),
    ...taken.map(({ day, opens, closes, taken: held }) => `${idAddress}  ${day} ${opens}-${closes}  ${held} held`),
  ];
}

async function set(context: CliContext, input: ScheduleInput): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await saveSchedule(input)));
  const when = "weekday" in input ? weekdays[input.weekday - 1] : input.day;
  context.out(`${when} ${input.from}-${input.to}: ${input.capacity} orders`);
}

async function close(context: CliContext, addressId: number, day: string): Promise<void> {
  const { held } = await context.withDatabase(async () => valueOrRefuse(await closeDay(addressId, day)));
  context.out(held === 0 ? `${day} is closed` : `${day} is closed; ${held} orders had been taken for it`);
}

async function reopen(context: CliContext, addressId: number, day: string): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await reopenDay(addressId, day)));
  context.out(`${day} is open as every week`);
}

function weekdayIn(text: string): number {
  const index = weekdays.findIndex((name) => name === text.toLowerCase());
  if (index >= 0) return index + 1;
  throw new CliRefusal(`"${text}" is none of ${weekdays.join(", ")}`);
}

function countOf(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not a number of orders`);
}

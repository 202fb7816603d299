import { writeFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";

import type { Command } from "commander";

import { orderStates, type OrderState } from "#schemas/commerce/order-states.ts";
import type { Order, PostalAddress } from "#schemas/content/order.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { contentOf, filesOfOrder } from "#server/forms/files/read.ts";
import { deliveryNoteFile, paperFile, papersOf, type PaperFile } from "#server/orders/papers/read.ts";
import { ensureInvoice } from "#server/orders/papers/write.ts";
import { orderByCode, orderRow, recentOrders } from "#server/orders/read.ts";
import { advanceOrder, cancelOrder, shipOrder } from "#server/orders/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** What the operator says of an order, and what that does. */
const steps = [
  ["prepare", "somebody looks for the bottles", (id) => advanceOrder(id, "PREPARING")],
  ["ready", "it can be picked up; the customer is told", (id) => advanceOrder(id, "READY_FOR_PICKUP")],
  ["picked-up", "the customer has it", (id) => advanceOrder(id, "PICKED_UP")],
  ["deliver", "the parcel arrived, or what isn't sent was given", (id) => advanceOrder(id, "DELIVERED")],
  ["close", "nothing more is to come", (id) => advanceOrder(id, "CLOSED")],
  ["cancel", "nobody pays it any more; the customer is told", (id) => cancelOrder(id, "OPERATOR")],
] as const satisfies readonly (readonly [string, string, (id: number) => Promise<Result<unknown, Refusal>>])[];

/** `order list`, `order show CODE`, `order prepare CODE` and the other steps. */
export function addOrderCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--state <state>", orderStates.join(", "))
    .option("--json", "as JSON")
    .description("show the latest 200 orders")
    .action((options: { state?: string; json?: boolean }) => list(context, options));
  group
    .command("show")
    .argument("<code>")
    .option("--json", "as JSON")
    .description("show all about an order")
    .action((code: string, { json }: { json?: boolean }) => show(context, code, json === true));
  for (const [name, description, step] of steps) {
    group
      .command(name)
      .argument("<code>")
      .description(description)
      .action((code: string) => change(context, code, step));
  }
  group
    .command("papers")
    .argument("<code>")
    .argument("[folder]", "where they are written; the current one", ".")
    .description("write an order's invoice, credit notes and delivery note as PDFs")
    .action((code: string, folder: string) => papers(context, code, folder));
  group
    .command("files")
    .argument("<code>")
    .argument("[folder]", "where they are written; the current one", ".")
    .description("write the files that an order's customer sent for what is made for them")
    .action((code: string, folder: string) => files(context, code, folder));
}

/** `ship CODE [NUMBER]`. */
export function declareShipCommand(command: Command, context: CliContext): void {
  command
    .argument("<code>")
    .argument("[number]", "the carrier's, by which the parcel is followed")
    .action((code: string, number = "") => change(context, code, (id) => shipOrder(id, number)));
}

async function list(context: CliContext, { state, json }: { state?: string; json?: boolean }): Promise<void> {
  const wanted = state === undefined ? null : stateIn(state);
  const orders = await context.withDatabase(() => recentOrders(wanted));
  if (json === true) return context.out(JSON.stringify(orders, null, 2));
  for (const order of orders) context.out(line(order));
}

async function show(context: CliContext, code: string, json: boolean): Promise<void> {
  const order = await context.withDatabase(() => orderOf(code));
  context.out(json ? JSON.stringify(order, null, 2) : sheet(order).join("\n"));
}

async function change(
  context: CliContext,
  code: string,
  step: (id: number) => Promise<Result<unknown, Refusal>>,
): Promise<void> {
  const changed = await context.withDatabase(async () => {
    valueOrRefuse(await step((await orderOf(code)).id));
    return await orderOf(code);
  });
  context.out(line(changed));
}

/** What there is on paper of an order, into a folder. */
async function papers(context: CliContext, code: string, folder: string): Promise<void> {
  const files = await context.withDatabase(async () => {
    const row = await orderRow((await orderOf(code)).id);
    if (!row) throw new CliRefusal(`There is no order ${code}`);
    await ensureInvoice(row);
    const known = await papersOf(row, "fr_FR", true);
    const made: PaperFile[] = [];
    for (const { number } of known) {
      made.push(valueOrRefuse(await (number === null ? deliveryNoteFile(row) : paperFile(row, number))));
    }
    return made;
  });
  if (files.length === 0) return context.out("There is nothing on paper of an order that isn't paid");
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    await writeFile(path, bytes, { mode: 0o600 });
    context.out(path);
  }
}

/** What was sent along with an order, into a folder: each under the number of its line and the name that it came with. */
async function files(context: CliContext, code: string, folder: string): Promise<void> {
  const written = await context.withDatabase(async () => {
    const paths: string[] = [];
    for (const { id, line: at, name } of await filesOfOrder((await orderOf(code)).id)) {
      const path = freePath(join(folder, `${at}-${basename(name)}`), paths);
      await writeFile(path, contentOf(id), { mode: 0o600 });
      paths.push(path);
    }
    return paths;
  });
  if (written.length === 0) return context.out("Nothing was sent along with this order");
  for (const path of written) context.out(path);
}

/** A path that is none of some others: of files that have one name all but the first have a number. */
function freePath(path: string, taken: readonly string[]): string {
  const { dir, name, ext } = parse(path);
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? path : join(dir, `${name}-${n}${ext}`);
    if (!taken.some((other) => other.toLowerCase() === free.toLowerCase())) return free;
  }
}

async function orderOf(code: string): Promise<Order> {
  const order = await orderByCode(code.trim().toUpperCase(), "en_US");
  if (!order) throw new CliRefusal(`There is no order ${code}`);
  return order;
}

function line({ code, date, state, total, contact }: Order): string {
  return `${code}  ${inParis(date)}  ${state}  ${euros(total)}  ${contact.firstname} ${contact.lastname}`;
}

function sheet(order: Order): readonly string[] {
  const { contact, delivery, billing, products } = order;
  return [
    line(order),
    `  ${contact.email}  ${contact.phone}`,
    ...products.flatMap(({ quantity, reference, name, year, totalToPay, customizations }) => [
      `  ${quantity} × ${reference}  ${[name, year].filter(Boolean).join(" ")}  ${euros(totalToPay)}`,
      ...customizations.map(({ label, formAnswer }) => `    ${label}: ${formAnswer.replaceAll("\n", " / ")}`),
    ]),
    `  delivery ${euros(order.shippingFees)}, discount ${euros(order.discount)} ${order.discountCode}`.trimEnd(),
    ...order.vat.map(({ rate, vat }) => `  VAT ${rate / 100} %  ${euros(vat)}`),
    `  ${delivery.type}  ${[delivery.service?.name, delivery.accessPoint?.name, slot(order), place(delivery.address)].filter(Boolean).join("; ")}`,
    ...(billing ? [`  billed to ${place(billing)}`] : []),
    ...(order.message === "" ? [] : [`  “${order.message}”`]),
    ...(order.invoiceNumber === null ? [] : [`  invoice ${order.invoiceNumber}`]),
    ...(order.refunded > 0 ? [`  given back ${euros(order.refunded)}`] : []),
    ...(order.trackingNumber === null
      ? []
      : [`  parcel ${order.trackingNumber}  ${order.trackingLink ?? ""}`.trimEnd()]),
  ];
}

function slot({ delivery: { pickup } }: Order): string {
  return pickup ? `${pickup.date} ${pickup.from}-${pickup.to} at ${pickup.place.name}` : "";
}

function place(address: PostalAddress | null): string {
  if (!address) return "";
  const { firstname, lastname, address: street, addressPart2, postalCode, city } = address;
  return [`${firstname} ${lastname}`, street, addressPart2, `${postalCode} ${city}`].filter(Boolean).join(", ");
}

function euros(amount: number): string {
  return `${amount.toFixed(2)} €`;
}

function stateIn(text: string): OrderState {
  const found = orderStates.find((state) => state === text.toUpperCase());
  if (found) return found;
  throw new CliRefusal(`"${text}" is none of ${orderStates.join(", ")}`);
}

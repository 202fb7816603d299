import type { StockLevel, StockMovement } from "#schemas/content/inventory.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { dayOf, timeOf } from "#schemas/paris-day.ts";
import { csvRow } from "#server/text/csv.ts";

import { listMovements } from "../movements/read.ts";
import { findLevels } from "../read.ts";

const atOnce = 500;

/** The names of the columns don't change with a language: what reads the tables knows them by these. */
const form = ["reference", "name", "type", "vintage", "litres"];

/** All levels that a query finds as CSV, page by page. */
export async function* exportLevels(query: ListQuery, locale: Locale): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvRow([...form, "on_hand", "held", "left", "leaving", "counted"])}`);
  for (let page = 1; ; page += 1) {
    const { levels } = await findLevels({ ...query, page, nbItem: atOnce }, locale);
    for (const level of levels) yield Buffer.from(csvRow(levelCells(level)));
    if (levels.length < atOnce) return;
  }
}

/** All movements that a query finds as CSV, page by page: the register of years is never held at once. */
export async function* exportMovements(query: ListQuery, locale: Locale): AsyncGenerator<Uint8Array> {
  const head = [...["date", "time"], ...form, ...["pieces", "on_hand", "cause", "actor", "by", "order", "note"]];
  yield Buffer.from(`\ufeff${csvRow(head)}`);
  for (let page = 1; ; page += 1) {
    const { movements } = await listMovements({ ...query, page, nbItem: atOnce }, locale);
    for (const movement of movements) yield Buffer.from(csvRow(movementCells(movement)));
    if (movements.length < atOnce) return;
  }
}

function levelCells(level: StockLevel): readonly string[] {
  const { onHand, reserved, left, leaving, isTracked } = level;
  return [...formCells(level), ...[onHand, reserved, left, leaving].map(String), isTracked ? "1" : "0"];
}

function movementCells(movement: StockMovement): readonly string[] {
  const { date, pieces, onHand, kind, actor, by, order, note } = movement;
  const at = Date.parse(date);
  const why = [kind, actor, by, order?.code ?? "", note];
  return [dayOf(at), timeOf(at), ...formCells(movement), String(pieces), String(onHand), ...why];
}

function formCells({ reference, name, type, year, ...size }: StockLevel | StockMovement): readonly string[] {
  const litres = size.capacityUnit === "LITER" ? size.capacity : size.capacity / 100;
  return [reference, name, type, year === null ? "" : String(year), String(litres)];
}

import { adminOrderCalls } from "./calls/admin-orders.ts";
import { customerCalls } from "./calls/customers.ts";
import { editedPopupCalls } from "./calls/edited-popups.ts";
import { figureCalls } from "./calls/figures.ts";
import { fontCalls } from "./calls/fonts.ts";
import { importCalls } from "./calls/imports.ts";
import { inventoryCalls } from "./calls/inventory.ts";
import { openingCalls } from "./calls/opening.ts";
import { peopleCalls } from "./calls/people.ts";
import { presetCalls } from "./calls/presets.ts";
import { readerCalls } from "./calls/readers.ts";
import { recordCalls } from "./calls/records.ts";
import { callTable, type CallRow } from "./call-table.ts";

/** What the panel asks, and neither a page nor the editor: its groups of calls, of which all are administrators' own. */
const groups = [
  adminOrderCalls,
  customerCalls,
  editedPopupCalls,
  figureCalls,
  fontCalls,
  importCalls,
  inventoryCalls,
  openingCalls,
  peopleCalls,
  presetCalls,
  readerCalls,
  recordCalls,
];

/** The rows of the calls that the panel alone makes; the browser's build puts them here, finished. */
export const panelCallTable: Readonly<Record<string, CallRow>> = Object.fromEntries(
  Object.entries(callTable).filter(([name]) => groups.some((group) => Object.hasOwn(group, name))),
);

/** From here on the client can make the panel's calls. */
export function knowPanelCalls(): void {
  Object.assign(callTable, panelCallTable);
}

import { callTable, type CallRow } from "./call-table.ts";
import { calls } from "./catalogue.ts";

/** The rows of the calls that the editor and the panel make, and no page of the site; the browser's build puts them here, finished. */
export const adminCallTable: Readonly<Record<string, CallRow>> = rowsOf(
  calls.filter(({ access, isOwn }) => access === "ADMIN" && isOwn).map(({ name }) => name),
);

/** From here on the client can make administrators' calls. */
export function knowAdminCalls(): void {
  Object.assign(callTable, adminCallTable);
}

function rowsOf(names: readonly string[]): Readonly<Record<string, CallRow>> {
  return Object.fromEntries(Object.entries(callTable).filter(([name]) => names.includes(name)));
}

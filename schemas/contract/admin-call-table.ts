import { callTable, type CallRow } from "./call-table.ts";
import { calls } from "./catalogue.ts";
import { panelCallTable } from "./panel-call-table.ts";

/** What an administrator reads on a page of the site (design §11.7) is one of the page's needs, and asked as those are. */
const ofPages: readonly string[] = ["getOrderStatus", "getTrackingLink"];

/**
 * The rows of the calls that the editor makes, and no page of the site; those of the panel alone come with it
 * (`panel-call-table.ts`). The browser's build puts them here, finished.
 */
export const adminCallTable: Readonly<Record<string, CallRow>> = rowsOf(
  calls
    .filter(({ access }) => access === "ADMIN" || access === "SUPER_ADMIN")
    .map(({ name }) => name)
    .filter((name) => !ofPages.includes(name) && !Object.hasOwn(panelCallTable, name)),
);

/** From here on the client can make administrators' calls. */
export function knowAdminCalls(): void {
  Object.assign(callTable, adminCallTable);
}

function rowsOf(names: readonly string[]): Readonly<Record<string, CallRow>> {
  return Object.fromEntries(Object.entries(callTable).filter(([name]) => names.includes(name)));
}

import type { CallName } from "./call-types.ts";
import { calls } from "./catalogue.ts";
import type { CallMethod } from "./define-call.ts";
import type { ListDefaults } from "./list-rules.ts";

/** What making a call takes, and nothing of what answering it does. */
export interface CallRow {
  readonly method: CallMethod;
  /** `/news/{id}`, without the API's base. */
  readonly path: string;
  /** What a list starts from. */
  readonly list?: ListDefaults;
  /** True when the answer is asked for once (spec §4). */
  readonly isKept?: true;
}

/**
 * Every call by name, as far as the one who makes it needs to know it. The browser's build puts the
 * finished rows in this file's place (`scripts/vite/call-table.ts`): no schema reaches a visitor, nor a row of what
 * administrators alone call, which comes with `admin-call-table.ts` and `panel-call-table.ts`.
 */
export const callTable = Object.fromEntries(
  calls.map(({ name, method, path, list, isKept }): [string, CallRow] => [
    name,
    { method, path, ...(list && { list: list.defaults }), ...(isKept && { isKept }) },
  ]),
) as Readonly<Record<CallName, CallRow>>;

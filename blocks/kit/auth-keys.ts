import { readNext } from "#schemas/site/next-path.ts";

import type { QueryKey } from "./define-block.ts";
import { choiceKey } from "./query-keys.ts";

/** Where the visitor wants to be after logging in (spec §2): `/auth?next=…`. */
export const nextKey: QueryKey = { isShared: true, parse: readNext };

/** What was done before the visitor came to the login: a registration, a new password, the end of the account. */
export const doneKey: QueryKey = { ...choiceKey(["registered", "password", "deleted"]), isShared: true };

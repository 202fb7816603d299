import { startUpNeeds } from "#schemas/contract/start-up.ts";

import type { Api } from "../api/api.ts";

import type { StartAnswer } from "./session-store.ts";

/**
 * The private calls of a start (spec §7). The public ones are part of every page document already:
 * asking for them again would only cost the visitor.
 */
export async function askAtStart(api: Api): Promise<StartAnswer> {
  return await api.startUp({ logged: startUpNeeds.logged, user: startUpNeeds.user });
}

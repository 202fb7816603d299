import { isAdministrator } from "#schemas/content/user.ts";
import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { mayBeAdministrators } from "#server/accounts/sessions/read.ts";
import type { ShownDraft } from "#server/shown-drafts.ts";

import { askedDraft } from "../request/asked-draft.ts";

import type { ApiContext } from "./api-env.ts";
import type { Caller } from "./handler.ts";

/** What a page asks of its shop's settings once it is there. It writes nothing: a draft's values are kept nowhere. */
const shownCalls: readonly string[] = ["calculateShippingFees"];

/**
 * [SS12] The draft that a call is answered by: that of the page that asks, as its address says (`Referer`), to administrators
 * alone. Null: by what is public, like every other call.
 */
export async function draftOfPage(c: ApiContext, call: CallDefinition, caller: Caller): Promise<ShownDraft | null> {
  const { token, isOwnPage } = caller;
  const page = c.req.header("referer") ?? "";
  if (!shownCalls.includes(call.name) || !isOwnPage || !URL.canParse(page)) return null;
  const { searchParams } = new URL(page);
  if (!searchParams.has("draft") || token === null || !mayBeAdministrators(token)) return null;
  return isAdministrator((await caller.session())?.role) ? await askedDraft(searchParams) : null;
}

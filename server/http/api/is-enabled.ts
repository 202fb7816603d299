import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import type { ApiRefusal } from "../errors.ts";

/** Refuses a call that the site has switched off: the shop's on a site that is none (spec §2), the newsletter's (spec §3). */
export async function checkEnabled({
  enabledBy,
}: Pick<CallDefinition, "enabledBy">): Promise<Result<null, ApiRefusal>> {
  if (enabledBy === null) return ok(null);
  const isOn =
    enabledBy === "isECommerce" ? (await getSiteInfo()).isECommerce : (await parameterValues())[enabledBy] !== "false";
  return isOn ? ok(null) : refuse("not-found", "call.off");
}

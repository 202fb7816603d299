import type { visitCalls } from "#schemas/contract/calls/visits.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";
import { waitingForDatabase, within } from "#server/db/patience.ts";

import { readVisits } from "./read.ts";
import { namesCampaign } from "./rules.ts";
import { viewCounter } from "./views/write.ts";
import { countVisit } from "./write.ts";

export const audienceHandlers: HandlersOf<typeof visitCalls> = {
  visitSite: async ({ params, caller }) => {
    // A picture of another site's page is nobody who came.
    if (caller.isAhead || !caller.isOwnPage) return ok(null);
    if (!namesCampaign(params.id)) return ok(null);
    const allowed = await attempt({ visit: caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    await countVisit(params.id, caller.clientAddress);
    return ok(null);
  },
  readVisits: async () => {
    await waitingForDatabase((left) => within(left, viewCounter().flush()));
    return ok(await readVisits());
  },
};

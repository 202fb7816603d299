import type { mediaCalls } from "#schemas/contract/calls/media.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { loadSvg } from "./svg/read.ts";

export const mediaHandlers: HandlersOf<typeof mediaCalls> = {
  loadSvg: async ({ body, caller }) => {
    const allowed = await attempt({ "load-svg": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const svg = await loadSvg(body.url);
    // Blocked, unreachable and unreadable read the same (reliability S-26).
    return svg === null ? refuse("invalid", "svg.refused") : ok({ svg });
  },
};

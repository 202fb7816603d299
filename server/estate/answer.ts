import type { openingCalls } from "#schemas/contract/calls/opening.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { openingSteps } from "./opening/read.ts";

export const openingHandlers: HandlersOf<typeof openingCalls> = {
  listOpeningSteps: async () => ok(await openingSteps()),
};

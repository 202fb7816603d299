import type { paymentCalls } from "#schemas/contract/calls/payment.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { lookUpAgain } from "./lookups/write.ts";
import { cardProvider, isUndecided, paymentResult } from "./read.ts";

export const paymentHandlers: HandlersOf<typeof paymentCalls> = {
  getCardProvider: async ({ params }) => found(cardProvider(params.cardProvider)),
  getPaymentResult: async ({ params: { cardProvider: provider, id }, caller }) => {
    const known = await paymentResult(provider, id);
    // The address proves nothing: who comes back before the bank has told is asked for at the bank (reliability D11).
    if (!known || caller.isAhead || !isUndecided(known)) return found(known);
    await lookUpAgain(id);
    return found(await paymentResult(provider, id));
  },
};

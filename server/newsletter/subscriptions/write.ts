import type { SubscriptionProof } from "#schemas/content/newsletter.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { oneLine } from "#schemas/one-line.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";

import { move } from "../engine/moves.ts";
import { subscriptionProof } from "./read.ts";

/** Ends one subscription at its reader's wish; why is kept with the proof. One that has ended stays so. */
export async function endSubscription(id: number, reason: string): Promise<Result<SubscriptionProof, Refusal>> {
  return await command(async () => {
    if (isRowId(id)) await move({ id }, "leave", { way: "operator", locale: defaultLocale, words: oneLine(reason) });
    const proof = await subscriptionProof(id);
    return proof ? ok(proof) : refuse("not-found", "newsletter.noSubscription");
  });
}

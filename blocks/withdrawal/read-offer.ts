import type { WithdrawalOffer } from "#schemas/content/withdrawal.ts";

/** What can be withdrawn from, as the site action put it beside what was typed; null where there is none. */
export function readOffer(text: string | undefined): WithdrawalOffer | null {
  // The site wrote it for this page (`withdrawal-actions.ts`).
  return text === undefined ? null : (JSON.parse(text) as WithdrawalOffer);
}

import type { Plan } from "#schemas/content/plan.ts";

import type { SeenDraft } from "../persistence/draft-port.ts";

/** Whether one of some drafts was edited since it was planned: that doesn't go public with it. */
export function isBehindPlan({ documents }: Plan, seen: readonly SeenDraft[]): boolean {
  return documents.some(({ kind, id, since }) =>
    seen.some((draft) => draft.kind === kind && draft.id === id && draft.since > since),
  );
}

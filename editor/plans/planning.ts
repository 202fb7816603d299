import type { Client } from "#schemas/contract/client.ts";

import type { SeenDraft } from "../persistence/draft-port.ts";
import type { People } from "../saving/people.ts";
import type { SharedPage } from "../shares/share-changes.tsx";
import type { PublishablePart } from "../store/publish-together.ts";

/** By whom, and by which client, something is planned. */
export interface PlanningParts {
  readonly call: Client["call"];
  readonly people: People;
  /** The page whose changes can be shown to another administrator; left out, it is none. */
  readonly about?: SharedPage["about"];
  readonly editor?: SharedPage["editor"];
}

/** What planning takes of a draft. */
export interface PlannedDraft extends PublishablePart {
  readonly hasChanges: boolean;
}

/** What may be planned of some drafts: of what is set everywhere only while something of it is to go public. */
export function plannable(drafts: readonly PlannedDraft[]): readonly SeenDraft[] {
  return drafts.filter((draft) => draft.hasChanges || draft.seen.kind !== "config").map(({ seen }) => seen);
}

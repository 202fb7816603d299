import { useEffect, useRef } from "react";

import type { PanelWork } from "../panel-work.ts";

/**
 * What is open in a section, by its number; null: nothing is. `left` is told when that is left for the section's list,
 * whatever way, and once more when what was written there last is saved: a list that was read before that doesn't have it.
 * Who uses it observes.
 */
export function useOpenedIn(
  { places, desk }: Pick<PanelWork, "places" | "desk">,
  section: string,
  left?: () => void,
): number | null {
  const { at } = places;
  const opened = at !== null && "section" in at && at.section === section ? (at.id ?? null) : null;
  const before = useRef(opened);
  useEffect(() => {
    const isLeft = opened === null && before.current !== null;
    before.current = opened;
    if (!isLeft || !left) return;
    left();
    const unsaved = desk.drafts.filter(({ state }) => state === "saving");
    if (unsaved.length > 0) void Promise.allSettled(unsaved.map(async (draft) => await draft.save())).then(left);
  }, [opened, left, desk]);
  return opened;
}

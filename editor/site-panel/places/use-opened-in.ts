import { useEffect, useRef } from "react";

import type { PanelWork } from "../panel-work.ts";

/**
 * What is open in a section, by its number; null: nothing is. `left` is told when that is left for the section's list,
 * whatever way. Who uses it observes.
 */
export function useOpenedIn({ places }: Pick<PanelWork, "places">, section: string, left?: () => void): number | null {
  const { at } = places;
  const opened = at !== null && "section" in at && at.section === section ? (at.id ?? null) : null;
  const before = useRef(opened);
  useEffect(() => {
    if (opened === null && before.current !== null) left?.();
    before.current = opened;
  }, [opened, left]);
  return opened;
}

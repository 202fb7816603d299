import { useCallback, useEffect, useState } from "react";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";

import type { PanelWork } from "../panel-work.ts";

export interface KnownPopups {
  /** As they were told last; null: not yet. */
  readonly told: EditedPopups | null;
  /** Whether the last answer didn't come. */
  readonly isMissing: boolean;
  readonly again: () => void;
}

/** All popups, asked for when the section opens and whenever one of them is another. */
export function useEditedPopups(work: PanelWork): KnownPopups {
  const [told, setTold] = useState<EditedPopups | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isGone = false;
    const { call } = work.clients(work.locale);
    call("listEditedPopups").then(
      (popups) => {
        if (isGone) return;
        setTold(popups);
        setMissing(false);
      },
      (error: unknown) => {
        console.warn("the popups could not be read", error);
        if (!isGone) setMissing(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [work, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return { told, isMissing, again };
}

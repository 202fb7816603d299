import { useCallback, useEffect, useState } from "react";

import type { OpenEdited } from "../../saving/open-edited.ts";
import type { Desk, DeskFacts, DeskPlace } from "./desk.ts";

type Opened<Document extends object, Command extends object> = OpenEdited<Document, Command>["store"];

/** What a part of the panel gets that works on a document: it, once it is there; `failed`, and what asks again. */
export interface AtHand<Document extends object, Command extends object> {
  readonly draft: Opened<Document, Command> | "failed" | null;
  readonly again: () => void;
}

/**
 * Opens a document and has it at hand as long as the part stands that asks for it. `place` and `factsOf`, which says what the
 * bar is to know of the draft, have to stay the same.
 */
export function useDeskDocument<Document extends object, Command extends object>(
  desk: Desk,
  place: DeskPlace<Document, Command>,
  factsOf: (draft: Opened<Document, Command>) => DeskFacts,
): AtHand<Document, Command> {
  const [draft, setDraft] = useState<Opened<Document, Command> | "failed" | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let [isWanted, putAway] = [true, () => {}];
    const show = (opened: Opened<Document, Command>): void => {
      if (!isWanted) return;
      putAway = desk.show(place, opened, factsOf(opened));
      setDraft(opened);
    };
    desk.open(place).then(show, (error: unknown) => {
      console.warn("a document could not be opened", error);
      if (isWanted) setDraft("failed");
    });
    return () => {
      isWanted = false;
      putAway();
      setDraft(null);
    };
  }, [desk, place, factsOf, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return { draft, again };
}

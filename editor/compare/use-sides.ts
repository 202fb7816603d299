import { useCallback, useEffect, useState } from "react";

import type { Past } from "../persistence/draft-port.ts";
import type { Side } from "./comparison.ts";

interface SidesDraft {
  readonly document: object;
  readonly past: Pick<Past, "revision">;
}

/** A side's document; null: it is on its way. */
export type SideDocument = object | "failed" | null;

/** Gives the document of a side, asked for once, and what asks anew for all that could not be had. */
export function useSides(
  { document, past }: SidesDraft,
  sides: readonly Side[],
): readonly [(side: Side) => SideDocument, () => void] {
  const [known, setKnown] = useState<ReadonlyMap<number, object | "failed">>(new Map());
  const [times, setTimes] = useState(0);
  const wanted = sides.filter((side) => side !== "draft").join(" ");
  useEffect(() => {
    let isGone = false;
    const take = (id: number, read: object | "failed"): void => {
      if (!isGone) setKnown((before) => new Map([...before, [id, read]]));
    };
    for (const id of wanted.split(" ").filter(Boolean).map(Number)) {
      past.revision(id).then(
        (revision) => take(id, revision.document),
        () => take(id, "failed"),
      );
    }
    return () => {
      isGone = true;
    };
  }, [past, wanted, times]);
  const again = useCallback(() => {
    setKnown((before) => new Map([...before].filter(([, read]) => read !== "failed")));
    setTimes((before) => before + 1);
  }, []);
  return [(side) => (side === "draft" ? document : (known.get(side) ?? null)), again];
}

import { type ReactNode, useEffect, useState } from "react";

import type { AnyViewProps } from "#renderer/page/block-view.ts";

/** An island that breaks as its props say, until the page says `data-mended`. */
export function FragileView({ props }: AnyViewProps): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const breaks = props["breaks"];
  if (isBroken) breakUnlessMended();
  if (breaks === "render" && typeof document !== "undefined") breakUnlessMended();
  useEffect(() => {
    if (breaks === "effect") breakUnlessMended();
  }, [breaks]);
  return (
    <button type="button" onClick={() => setBroken(true)}>
      whole
    </button>
  );
}

function breakUnlessMended(): void {
  if (!("mended" in document.documentElement.dataset)) throw new Error("planted");
}

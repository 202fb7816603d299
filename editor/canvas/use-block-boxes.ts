import { autorun } from "mobx";
import { type RefObject, useEffect, useState } from "react";

import type { Editor } from "../store/editor.ts";
import type { Box } from "./drop/geometry.ts";
import { measureBlock } from "./drop/measure.ts";

/** Where some blocks are, measured anew when the page, its width or their number changes. `idsOf` reads what is observed. */
export function useBlockBoxes(
  editor: Editor,
  scroller: RefObject<HTMLElement | null>,
  idsOf: () => readonly string[],
): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  const [idsNow] = useState(() => idsOf);
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const [place, ids] = [scroller.current, idsNow()];
        const found = place ? ids.map((id) => [id, measureBlock(place, id)] as const) : [];
        setBoxes(new Map(found.flatMap(([id, box]) => (box ? [[id, box]] : []))));
      });
    };
    const watcher = new ResizeObserver(() => {
      if (idsNow().length > 0) later();
    });
    if (scroller.current)
      for (const element of [scroller.current, ...scroller.current.children]) watcher.observe(element);
    const stop = autorun(() => {
      const isAny = idsNow().length > 0;
      if (isAny) void [editor.document, editor.width];
      later();
    });
    return () => {
      stop();
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [editor, idsNow, scroller]);
  return boxes;
}

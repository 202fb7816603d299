import { type RefObject, useEffect, useState } from "react";

import type { Box } from "../canvas/drop/geometry.ts";

/** Where blocks stand on a sheet and how high that is, in its own pixels: measured anew whenever anything of it changes size. */
export interface Boxes {
  readonly height: number;
  /** How wide there is room for it, in the window's pixels. */
  readonly room: number;
  readonly of: ReadonlyMap<string, Box>;
}

const none: Boxes = { height: 0, room: 0, of: new Map() };

/** Watches blocks on a sheet. `ids` keeps its identity while it names the same. */
export function useBoxes(sheet: RefObject<HTMLElement | null>, ids: readonly string[]): Boxes {
  const [boxes, setBoxes] = useState(none);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const found = ids.flatMap((id) => {
        const box = boxOn(element, id);
        return box ? [[id, box] as const] : [];
      });
      const room = element.parentElement?.clientWidth ?? 0;
      setBoxes({ height: element.offsetHeight, room, of: new Map(found) });
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    if (element.parentElement) sizes.observe(element.parentElement);
    // Views and pictures come when they come.
    const content = new MutationObserver(later);
    content.observe(element, { childList: true, subtree: true });
    element.addEventListener("load", later, true);
    later();
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener("load", later, true);
      cancelAnimationFrame(frame);
    };
  }, [sheet, ids]);
  return boxes;
}

/** The box around a block, or around all that a reusable one places; null where it isn't drawn. */
function boxOn(sheet: HTMLElement, id: string): Box | null {
  const name = CSS.escape(id);
  const drawn = [...sheet.querySelectorAll(`[data-id="${name}"], [data-id^="${name}/"]`)];
  if (drawn.length === 0) return null;
  const { left: x, top: y, width } = sheet.getBoundingClientRect();
  const scale = width / sheet.offsetWidth || 1;
  const boxes = drawn.map((element) => element.getBoundingClientRect());
  return {
    left: (Math.min(...boxes.map(({ left }) => left)) - x) / scale,
    top: (Math.min(...boxes.map(({ top }) => top)) - y) / scale,
    right: (Math.max(...boxes.map(({ right }) => right)) - x) / scale,
    bottom: (Math.max(...boxes.map(({ bottom }) => bottom)) - y) / scale,
  };
}

import { useEffect, useRef } from "react";

import type { PanelWork } from "./panel-work.ts";
import type { PanelSection, SectionPart } from "./sections.tsx";

/** How long what is pressed may wait for its rows, in milliseconds: less than anybody takes for slow. */
const patience = 80;
/** How long after a press a click is still that press's, in milliseconds. */
const pressedFor = 1000;

export interface Opening {
  /** A pointer or a key went down on a section's row, some frames before that is a click: what it shows is asked for. */
  readonly press: (section: PanelSection) => void;
  /**
   * Opens a section, with its first rows where they come at once: drawn empty first, it would be drawn twice, and flicker. Nothing
   * where somebody goes elsewhere meanwhile, or closes the panel.
   */
  readonly open: (section: PanelSection) => Promise<void>;
}

interface Begun {
  readonly id: string;
  readonly at: number;
  readonly ready: Promise<void> | undefined;
}

/** Opens sections of the panel as somebody presses: one of them for the whole menu. */
export function useOpening(work: PanelWork): Opening {
  const begun = useRef<Begun | null>(null);
  useEffect(
    () => () => {
      begun.current = null;
    },
    [],
  );
  const press = ({ id, Section }: PanelSection): Begun => {
    // Where its code isn't there yet, it asks once it is drawn.
    const part: SectionPart | null = Section.now();
    begun.current = { id, at: performance.now(), ready: part?.begin?.(work) };
    return begun.current;
  };
  const open = async (section: PanelSection): Promise<void> => {
    const { places } = work;
    const [pressed, from] = [begun.current, places.at];
    const isPressed = pressed?.id === section.id && performance.now() - pressed.at < pressedFor;
    const mine = isPressed ? pressed : press(section);
    if (mine.ready) await Promise.race([mine.ready, new Promise((resolve) => setTimeout(resolve, patience))]);
    if (begun.current !== mine || places.at !== from) return;
    begun.current = null;
    places.go({ section: section.id });
  };
  return { press, open };
}

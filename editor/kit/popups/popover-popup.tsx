import { Popover as Base } from "@base-ui/react/popover";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";

import styles from "../ed-popover.module.css";
import { useEditorRoot } from "../editor-root.tsx";
import type { PopoverProps } from "../popover.tsx";

/** A button with its panel, which opens as soon as it is there. */
export function PopoverPopup(props: PopoverProps): ReactNode {
  const { button, label, children, side = "bottom", align = "start", isOpen, onOpenChange } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const isOwn = isOpen === undefined;
  useEffect(() => {
    // What is open gives the focus back to its button; what opens by itself is opened by it.
    if (isOwn) trigger.current?.focus();
    if (isOwn) trigger.current?.click();
  }, [isOwn]);
  return (
    <Base.Root modal open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger ref={trigger} render={button} />
      <Base.Portal container={useEditorRoot()}>
        <Base.Positioner
          className={styles.place}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // What is higher than the room that there is scrolls there, rather than lying over the bar beside its button.
          collisionAvoidance={{ fallbackAxisSide: "none" }}
        >
          <Base.Popup
            className={styles.popover}
            aria-label={label}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            onFocus={giveStopsBack}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Gives the Tab key its stops back. They are taken away where the focus leaves the panel, and given back where it comes from
 * somewhere else; out of a dialog that is gone by then it comes from nowhere.
 */
function giveStopsBack({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget !== null) return;
  for (const stop of currentTarget.querySelectorAll<HTMLElement>("[data-tabindex]")) {
    const { tabindex } = stop.dataset;
    delete stop.dataset["tabindex"];
    if (tabindex) stop.setAttribute("tabindex", tabindex);
    else stop.removeAttribute("tabindex");
  }
}

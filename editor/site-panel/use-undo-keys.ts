import { useEffect } from "react";

import { isPressed } from "../actions/keys.ts";
import type { DeskDraft } from "./desk/desk-document.tsx";

/** Takes back and does again by the keys that everybody knows, but for fields, which have their own. */
export function useUndoKeys(draft: Pick<DeskDraft, "undo" | "redo">): void {
  useEffect(() => {
    const ended = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      const isRedo = ["mod+shift+Z", "mod+Y"].some((keys) => isPressed(keys, event));
      if (!isRedo && !isPressed("mod+Z", event)) return;
      event.preventDefault();
      if (isRedo) draft.redo();
      else draft.undo();
    };
    addEventListener("keydown", press, { signal: ended.signal });
    return () => ended.abort();
  }, [draft]);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("textarea, [role=dialog], input:not([type=checkbox], [type=radio], [type=color])") !== null
  );
}

import { type ReactNode, useEffect } from "react";

import type { Anchor } from "#schemas/page/commands/place.ts";

import { later } from "../kit/later.tsx";
import type { MenuAnchor } from "../kit/menu.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import type { Editor } from "../store/editor.ts";
import { ownBlockAt } from "./own-block.ts";

const BlockMenuPopup = later(async () => (await import("./block-menu-popup.tsx")).BlockMenuPopup);

export interface BlockMenuProps {
  readonly editor: Editor;
  /** Has something chosen that is put somewhere. */
  readonly insert: (at: Anchor | null) => void;
  /** Where it is open; null: nowhere. */
  readonly at: MenuAnchor | null;
  readonly open: (at: MenuAnchor | null) => void;
}

/** What can be done with a block, where somebody asked for it: by the right button, a long press, or the menu key. */
export function BlockMenu(props: BlockMenuProps): ReactNode {
  const { editor, at, open } = props;
  const wasOpen = useWasOpen(at !== null);
  useEffect(() => {
    const ask = (event: MouseEvent): void => {
      const { target, clientX: x, clientY: y } = event;
      const pointed = ownBlockAt(target, editor.document) ?? rowAt(target);
      const id = pointed ?? pickedByKeys(target, editor);
      if (id === null || !editor.isArranging) return;
      event.preventDefault();
      if (!editor.selection.has(id)) editor.selection.pick([id]);
      open(pointed === null ? (selectionBar() ?? { x, y }) : { x, y });
    };
    addEventListener("contextmenu", ask);
    return () => removeEventListener("contextmenu", ask);
  }, [editor, open]);
  return wasOpen ? <BlockMenuPopup {...props} /> : null;
}

/** The menu key is pressed where the focus is: on the page as a whole, or on the outline. */
function pickedByKeys(target: EventTarget | null, { selection }: Editor): string | null {
  const hasKeys = target instanceof Element && target.closest("[role=application], [role=tree]") !== null;
  return hasKeys ? (selection.ids[0] ?? null) : null;
}

function selectionBar(): Element | null {
  return document.querySelector("#editor [data-overlay] [role=toolbar]");
}

function rowAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null;
}

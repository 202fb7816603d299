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
      const id = ownBlockAt(target, editor.document) ?? rowAt(target);
      if (id === null || editor.isPreview) return;
      event.preventDefault();
      if (!editor.selection.has(id)) editor.selection.pick([id]);
      open({ x, y });
    };
    addEventListener("contextmenu", ask);
    return () => removeEventListener("contextmenu", ask);
  }, [editor, open]);
  return wasOpen ? <BlockMenuPopup {...props} /> : null;
}

function rowAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null;
}

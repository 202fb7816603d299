import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { usePorts } from "./ports.tsx";

/**
 * Renders dialogs at the page's end, whatever folds away or is replaced around the island that opens them: inside
 * the page, so that its theme and its container queries reach them. Nothing on the server.
 */
export function InDialogRoom({ children }: { readonly children: ReactNode }): ReactNode {
  const { room: findRoom } = usePorts().dialogs;
  const room = useSyncExternalStore(neverChanges, findRoom, noRoom);
  return room && createPortal(children, room);
}

function neverChanges(): () => void {
  return () => {};
}

function noRoom(): null {
  return null;
}

import { type ReactElement, type ReactNode, useState } from "react";

import type { IconName } from "./icons.tsx";
import { later } from "./later.tsx";
import { useWasOpen } from "./use-was-open.ts";
import { type PressableProps, WaitingButton } from "./waiting-button.tsx";

const load = async () => await import("./popups/menu-popups.tsx");
const MenuButtonPopup = later<MenuButtonProps>(async () => (await load()).MenuButtonPopup, {
  waiting: ({ button }) => <WaitingButton button={button} popup="menu" />,
});
const ContextMenuPopup = later<ContextMenuProps>(async () => (await load()).ContextMenuPopup);

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** The keys that do the same, as they are written on them. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  /** For what is chosen or not: a tick stands before it. */
  readonly isChecked?: boolean;
  readonly onSelect?: () => void;
  /** A menu of its own. */
  readonly items?: readonly MenuEntry[];
}

/** A line between items, or one of them. */
export type MenuEntry = MenuItem | "line";

export interface MenuProps {
  readonly items: readonly MenuEntry[];
  readonly align?: "start" | "center" | "end";
  /** What has the focus when it is closed; left out, what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

export interface MenuButtonProps extends MenuProps {
  /** A `Button` or an `IconButton`. */
  readonly button: ReactElement<PressableProps>;
}

/** A button that opens a menu below itself. What it is made of is asked for when one is first opened. */
export function MenuButton(props: MenuButtonProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <MenuButtonPopup {...props} />;
  return (
    <WaitingButton
      button={props.button}
      popup="menu"
      onNear={() => void MenuButtonPopup.ask()}
      onAsk={() => setAsked(true)}
    />
  );
}

/** An element, or a place in the window. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

export interface ContextMenuProps extends MenuProps {
  /** Where it opens; null: it is closed. */
  readonly at: MenuAnchor | null;
  /** What it is a menu of, for those who can't see it. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A menu that opens where somebody asked for it: with the right button, a long press, or the menu key. */
export function ContextMenu(props: ContextMenuProps): ReactNode {
  return useWasOpen(props.at !== null) ? <ContextMenuPopup {...props} /> : null;
}

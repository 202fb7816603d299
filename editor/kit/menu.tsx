import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

import { useEditorRoot } from "./editor-root.tsx";
import styles from "./ed-menu.module.css";
import { Icon, type IconName } from "./icons.tsx";

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

interface Common {
  readonly items: readonly MenuEntry[];
  readonly align?: "start" | "center" | "end";
  /** What has the focus when it is closed; left out, what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

export interface MenuButtonProps extends Common {
  /** A `Button` or an `IconButton`. */
  readonly button: ReactElement;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a menu below itself. */
export function MenuButton(props: MenuButtonProps): ReactNode {
  const { button, items, align = "start", finalFocus, isOpen, onOpenChange } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={button} />
      <Popup {...{ items, align, finalFocus }} />
    </Base.Root>
  );
}

/** An element, or a place in the window. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

export interface ContextMenuProps extends Common {
  /** Where it opens; null: it is closed. */
  readonly at: MenuAnchor | null;
  /** What it is a menu of, for those who can't see it. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A menu that opens where somebody asked for it: with the right button, a long press, or the menu key. */
export function ContextMenu(props: ContextMenuProps): ReactNode {
  const { at, label, items, align = "start", finalFocus, onClose } = props;
  return (
    <Base.Root open={at !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popup {...{ items, align, finalFocus, label }} anchor={at} />
    </Base.Root>
  );
}

interface PopupProps extends Common {
  readonly anchor?: MenuAnchor | null;
  readonly label?: string;
}

function Popup({ items, align, anchor, label, finalFocus }: PopupProps): ReactNode {
  return (
    <Base.Portal container={useEditorRoot()}>
      <Base.Positioner
        className={styles.place}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        {...(anchor ? { anchor: anchor instanceof Element ? anchor : virtual(anchor) } : {})}
      >
        <Base.Popup
          className={styles.menu}
          finalFocus={finalFocus}
          {...(label === undefined ? {} : { "aria-label": label })}
        >
          {items.map((entry, index) => entryElement(entry, index))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function virtual({ x, y }: { readonly x: number; readonly y: number }) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}

function entryElement(entry: MenuEntry, index: number): ReactNode {
  if (entry === "line") return <Base.Separator key={`line-${index}`} className={styles.line} />;
  if (entry.items !== undefined) return <Submenu key={entry.id} item={entry} items={entry.items} />;
  const { id, isDisabled, isDanger, isChecked, onSelect } = entry;
  if (isChecked !== undefined) {
    return (
      <Base.CheckboxItem
        key={id}
        className={styles.item}
        checked={isChecked}
        disabled={isDisabled}
        closeOnClick
        onCheckedChange={() => onSelect?.()}
      >
        <Words item={entry} />
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      key={id}
      className={styles.item}
      disabled={isDisabled}
      data-danger={isDanger}
      onClick={() => onSelect?.()}
    >
      <Words item={entry} />
    </Base.Item>
  );
}

function Submenu({ item, items }: { readonly item: MenuItem; readonly items: readonly MenuEntry[] }): ReactNode {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={styles.item} disabled={item.isDisabled}>
        <Words item={item} />
        <Icon name="chevron-right" size={16} />
      </Base.SubmenuTrigger>
      <Popup items={items} align="start" />
    </Base.SubmenuRoot>
  );
}

function Words({ item: { label, icon, shortcut, isChecked } }: { readonly item: MenuItem }): ReactNode {
  const sign = isChecked === undefined ? icon : isChecked ? "check" : undefined;
  return (
    <>
      <span className={styles.sign}>{sign === undefined ? null : <Icon name={sign} size={18} />}</span>
      <span className={styles.words}>{label}</span>
      {shortcut === undefined ? null : (
        <kbd className={styles.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </>
  );
}

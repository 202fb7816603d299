import { Menu as Base } from "@base-ui/react/menu";
import { type ReactNode, useEffect, useRef } from "react";

import styles from "../ed-menu.module.css";
import { useEditorRoot } from "../editor-root.tsx";
import { Icon } from "../icons.tsx";
import type { ContextMenuProps, MenuAnchor, MenuButtonProps, MenuEntry, MenuItem, MenuProps } from "../menu.tsx";

/** A button with its menu, which opens as soon as it is there. */
export function MenuButtonPopup({ button, items, align = "start", finalFocus }: MenuButtonProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    trigger.current?.focus();
    trigger.current?.click();
  }, []);
  return (
    <Base.Root>
      <Base.Trigger ref={trigger} render={button} />
      <Popup {...{ items, align, finalFocus }} />
    </Base.Root>
  );
}

/** A menu at a place, as it is when it has been opened. */
export function ContextMenuPopup(props: ContextMenuProps): ReactNode {
  const { at, label, items, align = "start", finalFocus, onClose } = props;
  return (
    <Base.Root open={at !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popup {...{ items, align, finalFocus, label }} anchor={at} />
    </Base.Root>
  );
}

interface PopupProps extends MenuProps {
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

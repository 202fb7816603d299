import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Dialog } from "../kit/dialog.tsx";
import { Icon } from "../kit/icons.tsx";
import { TextField } from "../kit/text-field.tsx";
import { type PaletteItem, paletteItems } from "./palette-items.ts";
import styles from "./palette.module.css";
import type { Work } from "./work.ts";

export interface PaletteProps {
  readonly work: Pick<Work, "editor" | "panels">;
  /** Opens the list of all keys. */
  readonly help: () => void;
}

interface PaletteDialogProps extends PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that can be done, by its name. */
export const PaletteDialog = observer(function PaletteDialog(props: PaletteDialogProps): ReactNode {
  const { work, help, isOpen, onClose } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const chosen = useRef<PaletteItem | null>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: "editor.palette.title" })}
      initialFocus={field}
      givesBack={() => chosen.current?.isLeading !== true}
      onClose={() => {
        chosen.current = null;
        onClose();
      }}
    >
      {isOpen && <Choices {...{ work, help, field, chosen }} close={onClose} />}
    </Dialog>
  );
});

interface ChoicesProps extends PaletteProps {
  readonly field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** What was chosen last. */
  readonly chosen: RefObject<PaletteItem | null>;
  readonly close: () => void;
}

const Choices = observer(function Choices({ work, help, field, chosen, close }: ChoicesProps): ReactNode {
  const intl = useIntl();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const optionId = (index: number): string => `${listId}-${index}`;
  const items = paletteItems({ ...work, intl, help }, words);
  const choose = (index: number): void => {
    const item = items[index];
    if (!item) return;
    chosen.current = item;
    close();
    item.run();
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") choose(at);
    else if (by !== undefined) setAt(Math.max(0, Math.min(items.length - 1, at + by)));
    else return;
    event.preventDefault();
  };
  const search = (text: string): void => {
    setWords(text);
    setAt(0);
  };
  return (
    <div className={styles.palette} onKeyDown={press} role="presentation">
      <TextField
        label={intl.formatMessage({ id: "editor.palette.search" })}
        type="search"
        value={words}
        onChange={search}
        inputRef={field}
        list={{ id: listId, active: items[at] && optionId(at) }}
      />
      <div
        id={listId}
        role="listbox"
        className={styles.list}
        aria-label={intl.formatMessage({ id: "editor.palette.title" })}
      >
        {items.map(({ id, label, icon, keys }, index) => (
          <div
            key={id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            className={styles.item}
            data-at={index === at || undefined}
            ref={index === at ? showInList : undefined}
            onPointerDown={keepFocus}
            {...pressed(() => choose(index))}
          >
            <span className={styles.sign}>{icon && <Icon name={icon} size={16} />}</span>
            <span className={styles.label}>{label}</span>
            {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
          </div>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {intl.formatMessage({ id: "editor.palette.count" }, { n: items.length })}
      </p>
    </div>
  );
});

/** The field has the focus, and its keys choose; a press is the other way. */
function pressed(onClick: () => void) {
  return { onClick };
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}

function showInList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

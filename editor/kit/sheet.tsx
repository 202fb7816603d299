import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";

import { IconButton } from "./button.tsx";
import styles from "./ed-sheet.module.css";
import { useEditorRoot } from "./editor-root.tsx";

export interface SheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * A panel from below, half as high as a phone: what is edited stays in view and can be pressed above it. It can be made
 * as high as the phone.
 */
export function Sheet(props: SheetProps): ReactNode {
  const container = useEditorRoot();
  return props.isOpen && container !== null ? createPortal(<OpenSheet {...props} />, container) : null;
}

function OpenSheet({ title, children, onClose }: SheetProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    const opened = sheet.current;
    opened?.focus({ preventScroll: true });
    return () => {
      // The focus goes back, unless it has gone somewhere by itself.
      const isLost = document.activeElement === document.body || opened?.contains(document.activeElement) === true;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // Heard last: what has the focus in it may not want the key that closes it.
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || !sheet.current?.contains(event.target as Node)) return;
      event.preventDefault();
      onClose();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onClose]);
  return (
    <section
      ref={sheet}
      className={classNames(styles.sheet, isTall && styles.tall)}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <IconButton
          icon={isTall ? "chevron-down" : "chevron-up"}
          label={intl.formatMessage({ id: isTall ? "editor.kit.lower" : "editor.kit.higher" })}
          onClick={() => setTall(!isTall)}
        />
        <IconButton icon="close" label={intl.formatMessage({ id: "editor.kit.close" })} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

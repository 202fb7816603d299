import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";

import { IconButton } from "../button.tsx";
import type { DialogProps } from "../dialog.tsx";
import styles from "../ed-dialog.module.css";
import { useEditorRoot } from "../editor-root.tsx";

/** Browsers scroll by keys what has the focus. */
const scrolledByKeys = { tabIndex: 0, role: "document" };

/** A dialog as it is when it has been opened. */
export function DialogPopup(props: DialogProps): ReactNode {
  const {
    isOpen,
    title,
    description,
    children,
    actions,
    isWide = false,
    isRead = false,
    initialFocus,
    onClose,
  } = props;
  const intl = useIntl();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal container={useEditorRoot()}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={classNames(styles.dialog, isWide && styles.wide)}
          initialFocus={isRead ? body : initialFocus}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={intl.formatMessage({ id: "editor.kit.close" })} />} />
          </div>
          <div ref={body} className={styles.body} {...(isRead ? scrolledByKeys : {})}>
            {description === undefined ? null : (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

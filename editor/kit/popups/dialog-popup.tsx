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
    isFull = false,
    isRead = false,
    initialFocus,
    givesBack,
    onClose,
  } = props;
  const intl = useIntl();
  const [popup, body] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal container={useEditorRoot()}>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={classNames(styles.dialog, isWide && styles.wide, isFull && styles.full)}
          initialFocus={
            isRead ? body : (initialFocus ?? ((by) => by === "touch" || (firstStop(popup.current) ?? true)))
          }
          finalFocus={givesBack}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={intl.formatMessage({ id: "editor.kit.close" })} />} />
          </div>
          <div ref={body} className={styles.body} data-dialog-body="" {...(isRead ? scrolledByKeys : {})}>
            {description === undefined ? null : (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </div>
          {actions === undefined ? null : (
            <div className={styles.actions} data-dialog-actions="">
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * What somebody came for: the first field, or the first of the buttons at the foot, which does nothing yet. The cross
 * above is the last thing that anybody wants.
 */
function firstStop(popup: HTMLElement | null): HTMLElement | null {
  const [field, button] = [":is(input, textarea, select, [tabindex='0'])", ":is(button, a[href])"];
  const first = (place: string, what: string): HTMLElement | null =>
    popup?.querySelector<HTMLElement>(`[data-dialog-${place}] ${what}:not(:disabled)`) ?? null;
  return first("body", field) ?? first("actions", button) ?? first("body", button);
}

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";

import { IconButton } from "./button.tsx";
import styles from "./ed-dialog.module.css";
import { useEditorRoot } from "./editor-root.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** A sentence that says what is asked. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at its foot, the one that does it last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** What has the focus first; left out, the first thing in it that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Escape, the cross, or a press beside it. The focus goes back to where it was. */
  readonly onClose: () => void;
}

/** A dialog over everything. */
export function Dialog(props: DialogProps): ReactNode {
  const { isOpen, title, description, children, actions, isWide = false, initialFocus, onClose } = props;
  const intl = useIntl();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal container={useEditorRoot()}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.dialog, isWide && styles.wide)} initialFocus={initialFocus}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={intl.formatMessage({ id: "editor.kit.close" })} />} />
          </div>
          <div className={styles.body}>
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

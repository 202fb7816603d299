import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useState } from "react";
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
export function Sheet({ isOpen, title, children, onClose }: SheetProps): ReactNode {
  const intl = useIntl();
  const [isTall, setTall] = useState(false);
  return (
    <Base.Root
      open={isOpen}
      modal={false}
      disablePointerDismissal
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Base.Portal container={useEditorRoot()}>
        <Base.Popup className={classNames(styles.sheet, isTall && styles.tall)}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <IconButton
              icon={isTall ? "chevron-down" : "chevron-up"}
              label={intl.formatMessage({ id: isTall ? "editor.kit.lower" : "editor.kit.higher" })}
              onClick={() => setTall(!isTall)}
            />
            <Base.Close render={<IconButton icon="close" label={intl.formatMessage({ id: "editor.kit.close" })} />} />
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { DeliveryRules } from "#blocks/kit/delivery-rules.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import { InDialogRoom } from "#blocks/kit/in-dialog-room.tsx";
import { usePorts } from "#blocks/kit/ports.tsx";
import sheet from "#blocks/kit/sheet.module.css";

import styles from "./cart-drawer.module.css";
import { DrawerContent } from "./drawer-content.tsx";

interface DrawerProps {
  readonly id: string;
  /** `wines`: the way to what can be bought. */
  readonly props: { readonly rules: DeliveryRules; readonly wines: string };
}

/** The cart's drawer, in the page's room for dialogs. */
export function DrawerIsland(drawer: DrawerProps): ReactNode {
  return (
    <InDialogRoom>
      <Drawer {...drawer} />
    </InDialogRoom>
  );
}

/**
 * A modal dialog that opens on the document's event `cellardoor:open-cart`, which the badge alone makes. The browser's
 * own dialog closes on Escape and by a click beside it, keeps the focus inside and gives it back.
 */
function Drawer({ id, props: { rules, wines } }: DrawerProps): ReactNode {
  const intl = useIntl();
  const port = usePorts().cart;
  const sight = useSyncExternalStore(port.subscribe, port.read, port.read);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<"closed" | "asking" | "open" | "unreachable">("closed");

  useEffect(() => {
    function open(): void {
      if (dialog.current?.open) return;
      dialog.current?.showModal();
      setShown("asking");
      port.open().then(
        () => setShown("open"),
        () => setShown("unreachable"),
      );
    }
    const close = (): void => dialog.current?.close();
    document.addEventListener("cellardoor:open-cart", open);
    // A link in it leads to another page, which begins without it.
    document.addEventListener("cellardoor:page", close);
    return () => {
      document.removeEventListener("cellardoor:open-cart", open);
      document.removeEventListener("cellardoor:page", close);
    };
  }, [port]);

  /** The browser tells of a closing a moment later: the drawer may be open again by then. */
  function closed(): void {
    if (!dialog.current?.open) setShown("closed");
  }

  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={`${id}-title`} onClose={closed} closedby="any">
      {shown !== "closed" && (
        <div className={styles.sheet}>
          <div className={sheet.head}>
            <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
              <FormattedMessage id="cartDrawer.title" />
            </h2>
            <button
              type="button"
              className={sheet.close}
              aria-label={intl.formatMessage({ id: "cartDrawer.close" })}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          {shown === "unreachable" ? (
            <p role="alert">
              <FormattedMessage id="cartDrawer.unreachable" />
            </p>
          ) : (
            <DrawerContent
              wines={wines}
              id={id}
              sight={sight}
              isAsking={shown === "asking"}
              rules={rules}
              removed={() => document.getElementById(`${id}-title`)?.focus()}
            />
          )}
        </div>
      )}
    </dialog>
  );
}

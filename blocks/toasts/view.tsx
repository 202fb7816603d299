import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { toastsDefinition } from "./definition.ts";
import { held, remaining, type Toast, withToast } from "./toast-list.ts";
import styles from "./toasts.module.css";
import { useHold } from "./use-hold.ts";

/**
 * Shows what the document's event `cellardoor:toast` says, at the top right for 3000 ms (spec §9). Time
 * stands still while the pointer or the focus is on them, so that one can read and dismiss in peace.
 */
export function ToastsView(_: BlockViewProps<typeof toastsDefinition>): ReactNode {
  const intl = useIntl();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [heldSince, setHeldSince] = useState<number | null>(null);
  const region = useRef<HTMLDivElement>(null);
  useHold(region, hold, release);

  useEffect(() => {
    let last = 0;
    function show({ detail }: DocumentEventMap["cellardoor:toast"]): void {
      last += 1;
      const added = { id: last, message: detail.message };
      setToasts((before) => withToast(before, added, performance.now()));
    }
    document.addEventListener("cellardoor:toast", show);
    return () => document.removeEventListener("cellardoor:toast", show);
  }, []);

  useEffect(() => {
    if (toasts.length === 0 || heldSince !== null) return;
    const next = Math.min(...toasts.map(({ until }) => until)) - performance.now();
    const timer = window.setTimeout(() => setToasts((before) => remaining(before, performance.now())), next);
    return () => clearTimeout(timer);
  }, [toasts, heldSince]);

  function hold(): void {
    setHeldSince((since) => since ?? performance.now());
  }

  function release(): void {
    if (heldSince === null) return;
    const time = performance.now() - heldSince;
    setToasts((before) => held(before, time));
    setHeldSince(null);
  }

  function dismiss(id: number): void {
    setToasts((before) => before.filter((toast) => toast.id !== id));
    release();
  }

  return (
    <div ref={region} className={styles.toasts} role="status">
      {toasts.map(({ id, message }) => (
        <div key={id} className="toast">
          <p>{message}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: "toasts.close" })}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}

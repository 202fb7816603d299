import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import styles from "./ed-toast.module.css";
import { Icon } from "./icons.tsx";
import { say } from "./live-region.tsx";

export interface ToastMessage {
  readonly text: string;
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** It stays until it is closed: for what went wrong. */
  readonly isLasting?: boolean;
}

interface Shown extends ToastMessage {
  readonly id: number;
}

/** How long a message stays, in milliseconds; one that something can be done about stays longer. */
const stays = { plain: 5000, withAction: 10_000, further: 1000 };

const Show = createContext<(message: ToastMessage) => void>(() => {});

/** Gives the function that shows a message at the editor's foot and reads it out politely. It never changes. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(Show);
}

/** Shows the messages of everything in it, below each other; F6 leads to the latest. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const intl = useIntl();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    next.current += 1;
    const shown = { ...message, id: next.current };
    setToasts((before) => [...before.slice(-2), shown]);
    say(message.text);
  }, []);
  const close = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <Show value={show}>
      {children}
      {toasts.length === 0 ? null : (
        <section className="editor" aria-label={intl.formatMessage({ id: "editor.kit.messages" })}>
          <ul className={styles.toasts} data-ground="dark" ref={focusOnF6}>
            {toasts.map((toast) => (
              <Toast key={toast.id} toast={toast} onClose={close} />
            ))}
          </ul>
        </section>
      )}
    </Show>
  );
}

function Toast({ toast, onClose }: { readonly toast: Shown; readonly onClose: (id: number) => void }): ReactNode {
  const { id, text, action, isLasting = false } = toast;
  const intl = useIntl();
  const item = useRef<HTMLLIElement>(null);
  const hasAction = action !== undefined;
  useEffect(() => {
    if (isLasting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // What somebody points at or has come to stays until they leave it.
    const end = () => {
      if (item.current?.matches(":hover, :focus-within")) timer = setTimeout(end, stays.further);
      else onClose(id);
    };
    timer = setTimeout(end, hasAction ? stays.withAction : stays.plain);
    return () => clearTimeout(timer);
  }, [id, hasAction, isLasting, onClose]);
  return (
    <li ref={item} className={styles.toast}>
      <span className={styles.text}>{text}</span>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: "editor.kit.close" })}
        onClick={() => onClose(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

/** The key that moves between a window's parts leads to the first button of the latest message. */
function focusOnF6(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    list.querySelector<HTMLElement>("li:last-child button")?.focus();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

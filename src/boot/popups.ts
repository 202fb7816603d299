import { createPopupMemory } from "./popup-memory.ts";

const every = "[data-static] dialog[data-popup]";

export interface Popups {
  /** Waits for those of the page that is shown now; the former page's are forgotten. */
  bind(): void;
  /** Closes the popup around a control. */
  close(control: HTMLElement): void;
}

/**
 * Opens the page's popups (spec §2, §4): by their own rule after their delay, by event, by a link to
 * `#popup-{id}`, of this page or on the way to it. The browser's dialog closes on Escape, keeps the focus inside and gives it back.
 */
export function createPopups(): Popups {
  const memory = createPopupMemory(
    () => localStorage,
    () => sessionStorage,
    () => Date.now(),
  );
  const timers = new Set<number>();
  document.addEventListener("cellardoor:open-popup", ({ detail }) => open(named(`popup-${detail.id}`)));
  document.addEventListener("cellardoor:close-popup", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${every}[open]`)) dialog.close();
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    // A click on the dialog itself and not on its sheet is one on its backdrop.
    if (event.target.matches(every)) (event.target as HTMLDialogElement).close();
    const link = event.target.closest<HTMLAnchorElement>('a[href*="#popup-"]');
    // Whoever wants another window gets it: the page opens the popup there when it comes.
    if (!link || event.ctrlKey || event.metaKey || link.href !== location.href.split("#")[0] + link.hash) return;
    const dialog = named(link.hash.slice(1));
    if (!dialog) return;
    event.preventDefault();
    open(dialog);
  });
  return { bind, close: (control) => control.closest<HTMLDialogElement>(every)?.close() };

  function bind(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(every)) {
      const { popup = "", delay = "0" } = dialog.dataset;
      if (dialog.open) dialog.close();
      if ("auto" in dialog.dataset && memory.mayOpen(popup, "everyLoad" in dialog.dataset)) wait(dialog, Number(delay));
    }
    const asked = named(location.hash.slice(1));
    if (asked) wait(asked, 0);
  }

  function wait(dialog: HTMLDialogElement, delay: number): void {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      // Never over another dialog, nor while somebody types: a second later then.
      if (document.querySelector("dialog:modal") || document.activeElement?.matches("input, textarea, select"))
        wait(dialog, 1000);
      else open(dialog);
    }, delay);
    timers.add(timer);
  }

  function open(dialog: HTMLDialogElement | null): void {
    if (!dialog?.isConnected || dialog.open) return;
    const { popup = "" } = dialog.dataset;
    const top = scrollY;
    dialog.addEventListener(
      "close",
      () => {
        memory.closed(popup, "everyLoad" in dialog.dataset);
        if (scrollY !== top) scrollTo({ top, behavior: "instant" });
      },
      { once: true },
    );
    // The sheet itself has the focus then: nobody who didn't press a key sees a ring around its button.
    if (dialog.firstElementChild instanceof HTMLElement) dialog.firstElementChild.autofocus = true;
    dialog.showModal();
    memory.opened(popup);
  }
}

/** The popup of that name, `popup-{id}`. */
function named(name: string): HTMLDialogElement | null {
  const found = document.getElementById(name);
  return found?.matches(every) ? (found as HTMLDialogElement) : null;
}

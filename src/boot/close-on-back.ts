/**
 * Has Back close a dialog that has just opened: it stands in the history as an entry of its own, with the page's address
 * and state. Gives when the dialog is closed, whatever closed it, and that entry is left again.
 */
export function closeOnBack(dialog: HTMLDialogElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = new AbortController();
  let isLeft = false;
  history.pushState(history.state, "");
  addEventListener(
    "popstate",
    (event) => {
      // The router sees neither entry: for it nothing has happened.
      event.stopImmediatePropagation();
      stop.abort();
      isLeft = true;
      dialog.close();
      resolve();
    },
    { capture: true, signal: stop.signal },
  );
  dialog.addEventListener("close", () => !isLeft && history.back(), { once: true });
  return promise;
}

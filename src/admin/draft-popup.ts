/**
 * Has the popup of a draft open on a page that is shown by it, each time that the page brings it anew: who closes it there
 * has it closed until it changes.
 */
export function keepPopupOpen(id: string): void {
  const seen = new WeakSet<Element>();
  let isFirst = true;
  const open = (isAgain: boolean): void => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-popup="${CSS.escape(id)}"]`);
    if (!dialog || dialog.open || (seen.has(dialog) && !isAgain)) return;
    // What comes in place of an open one doesn't arrive anew.
    if (!isFirst) dialog.style.animation = "none";
    isFirst = false;
    seen.add(dialog);
    // Nobody who types beside this page loses the focus to it.
    dialog.inert = true;
    dialog.showModal();
    dialog.inert = false;
  };
  open(false);
  new MutationObserver(() => open(false)).observe(document.body, { childList: true, subtree: true });
  // What is open is closed by the boot script whenever another page is shown.
  document.addEventListener("cellardoor:page", () => open(true));
}

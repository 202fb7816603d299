/** What a click can mean something on; text fields keep their native click, which only gives focus. */
const controls =
  "a[href], button, summary, label, [role=button], input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])";

/**
 * Holds clicks on islands that the runtime has not taken over yet and starts it. The function that
 * it gives lets them go: each control is clicked once more, and nothing is held from then on.
 */
export function holdClicks(start: () => void): () => void {
  const held = new Set<HTMLElement>();
  const stop = new AbortController();
  document.addEventListener("click", hold, { capture: true, signal: stop.signal });
  return replay;

  function hold(event: MouseEvent): void {
    const control = heldControl(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    start();
  }

  function replay(): void {
    stop.abort();
    for (const control of held) if (control.isConnected) control.click();
    held.clear();
  }
}

function heldControl(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  // A static subtree inside an island's slot is not the island's: its links and actions work already.
  const owner = event.target.closest("[data-island], [data-static]");
  return owner?.hasAttribute("data-island") ? event.target.closest<HTMLElement>(controls) : null;
}

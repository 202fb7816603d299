/** What a click can mean something on; text fields keep their native click, which only gives focus. */
const controls =
  "a[href], button, summary, label, [role=button], input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])";

/**
 * Holds clicks on islands that don't run yet and on links that only the runtime can follow without leaving their place,
 * and starts the runtime. When an island runs, each control in it that was clicked is clicked once more, and so are
 * the links when the runtime is there. The function that it gives lets all of them go: nothing is held from then on.
 */
export function holdClicks(start: () => void): () => void {
  const held = new Set<HTMLElement>();
  const live = new WeakSet<Element>();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("click", hold, { capture: true, signal });
  document.addEventListener("cellardoor:live", ({ target }) => target instanceof Element && replay(target), { signal });
  document.addEventListener("cellardoor:hydrated", () => replay(document.documentElement), { signal });
  return () => {
    stop.abort();
    replay(document.documentElement);
  };

  function hold(event: MouseEvent): void {
    const control = heldControl(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    start();
  }

  function heldControl(event: MouseEvent): HTMLElement | null {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
    if (!(event.target instanceof Element)) return null;
    const holder =
      event.target.closest("[data-island]") ??
      (event.target.closest("a[data-keep-scroll], a[data-opens-cart]") && document.documentElement);
    return holder && !live.has(holder) ? event.target.closest<HTMLElement>(controls) : null;
  }

  function replay(island: Element): void {
    live.add(island);
    for (const control of held) {
      if (!island.contains(control)) continue;
      held.delete(control);
      control.click();
    }
  }
}

/**
 * Says on <html> how much room the window's scroll bar takes, before anything opens that hides it (see base.css): the
 * page keeps that room meanwhile, and nothing on it moves.
 */
export function measureScrollBar(): void {
  const { documentElement: root } = document;
  document.addEventListener(
    "beforetoggle",
    () => {
      // Where it is hidden already, something else is open, or closes.
      if (getComputedStyle(root).overflowY === "hidden") return;
      root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
    },
    { capture: true },
  );
}

/** Closes what lies over the panel as the Escape key does: who presses Back on a phone means that. False: nothing lies there. */
export function uncover(): boolean {
  const over = document.querySelector('[data-editor-popups] [data-open]:is([role="dialog"], [role="menu"])');
  const inside = over?.contains(document.activeElement) ? document.activeElement : over;
  inside?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true, cancelable: true }),
  );
  return over !== null;
}

/** Gives the keys to the page on the canvas: for who pressed something that is gone now. */
export function keysToPage(): void {
  document.querySelector<HTMLElement>("[data-panel=canvas] [role=application]")?.focus({ preventScroll: true });
}

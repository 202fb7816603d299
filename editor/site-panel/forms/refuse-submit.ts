/** Has nothing be sent from a page in a frame; whoever tries to is told so. */
export function refuseSubmit({ contentWindow }: HTMLIFrameElement, tell: () => void): void {
  // Before whatever the page itself does with it.
  const listener = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    tell();
  };
  contentWindow?.addEventListener("submit", listener, { capture: true });
}

/**
 * Shows the forms of a card's product over the page, in place of following the card's link to them; what does so comes
 * when it is asked for. Where they can't be had, the link leads to them.
 */
export function openForms(control: HTMLElement, event: MouseEvent): void {
  const link = control as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.ariaBusy) return;
  link.ariaBusy = "true";
  import("./forms-sheet.ts")
    .then(({ openSheet }) => openSheet(link))
    .catch(() => location.assign(link.href))
    .finally(() => (link.ariaBusy = null));
}

/** Takes the next quantity of the list beside a button, or with `data-step="-1"` the one before; none beyond its ends. */
export function stepQuantity(control: HTMLElement): void {
  const list = control.parentElement?.querySelector("select");
  const next = list && list.options[list.selectedIndex + Number(control.dataset["step"])];
  if (next) next.selected = true;
}

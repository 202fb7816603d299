/** Takes the next quantity of the list beside a button, or with `data-step="-1"` the one before; none beyond its ends. */
export function stepQuantity(control: HTMLElement): void {
  const list = control.parentElement?.querySelector("select");
  const next = list && list.options[list.selectedIndex + Number(control.dataset["step"])];
  if (!next) return;
  next.selected = true;
  showTotal(list);
}

/** Has what so many cost follow the quantity that is chosen, and the step of the price that it reaches. */
export function watchQuantities(): void {
  document.addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && showTotal(target));
  // The browser may have kept what was chosen before.
  addEventListener("pageshow", () => document.querySelectorAll("select").forEach(showTotal));
}

function showTotal(list: HTMLSelectElement): void {
  const total = list.form?.querySelector('[data-boot="total"]');
  if (!total) return;
  total.textContent = `\u00a0· ${list.selectedOptions[0]?.dataset["total"]}`;
  const steps = [...(list.closest("section")?.querySelectorAll<HTMLElement>("[data-from]") ?? [])];
  const reached = steps.findLast(({ dataset }) => Number(dataset["from"]) <= Number(list.value));
  for (const step of steps) step.toggleAttribute("data-active", step === reached);
}

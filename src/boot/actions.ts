export type Action = (control: HTMLElement, click: MouseEvent) => void;

/** Runs the action that a clicked control names with `data-action`; only static HTML may use it. */
export function delegateActions(actions: Readonly<Record<string, Action>>): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>("[data-action]");
    if (!control?.closest("[data-static], [data-island]")?.matches("[data-static]")) return;
    const name = control?.dataset["action"];
    if (name !== undefined && Object.hasOwn(actions, name)) actions[name]?.(control, event);
  });
}

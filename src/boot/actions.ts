export type Action = (control: HTMLElement) => void;

/** Runs the action that a clicked control names with `data-action`; only static subtrees may use it. */
export function delegateActions(actions: Readonly<Record<string, Action>>): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>("[data-static] [data-action]");
    const name = control?.dataset["action"];
    if (control && name !== undefined && Object.hasOwn(actions, name)) actions[name]?.(control);
  });
}

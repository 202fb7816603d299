/** Tells at which spot of the panel the focus is: a setting, a question, a value; null: at none. Gives what ends it. */
export function followFocus(told: (spot: string | null) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const come = ({ target }: FocusEvent): void => {
    const spot = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
    told(spot?.dataset["at"] ?? null);
  };
  document.addEventListener("focusin", come, { signal });
  document.addEventListener("focusout", ({ relatedTarget }) => relatedTarget === null && told(null), { signal });
  return () => ended.abort();
}

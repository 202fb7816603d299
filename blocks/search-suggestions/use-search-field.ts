import { useEffect, useState } from "react";

const selector = "input[data-suggest]";

/** The search field that has the focus, wherever it stands in the page; null when none has. */
export function useSearchField(): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("focusin", ({ target }) => setField(searchField(target)), { signal });
    document.addEventListener("focusout", ({ relatedTarget }) => !relatedTarget && setField(null), { signal });
    document.addEventListener("cellardoor:page", () => setField(null), { signal });
    // The focus that made the runtime start is already there.
    const frame = requestAnimationFrame(() => setField(searchField(document.activeElement)));
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, []);
  return field;
}

function searchField(target: EventTarget | null): HTMLInputElement | null {
  if (!(target instanceof Element)) return null;
  // Its button and what is proposed below it belong to a field.
  const part = target.closest("[data-suggestions]") ?? target;
  return part.parentElement?.querySelector<HTMLInputElement>(`:scope > ${selector}`) ?? null;
}

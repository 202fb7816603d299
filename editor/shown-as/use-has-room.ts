import { useSyncExternalStore } from "react";

const query = "(width >= 1280px)";

/** Whether two pages have room beside each other, between the panels. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

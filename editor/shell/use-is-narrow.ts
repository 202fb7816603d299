import { useSyncExternalStore } from "react";

const query = "(width < 960px)";

/** Whether there is no room for panels beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

/** The same at this moment. */
export function isNarrow(): boolean {
  return matchMedia(query).matches;
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

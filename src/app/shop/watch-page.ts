import type { Watch } from "#src/commerce/ask-patiently.ts";

/** Watches whether the page is seen and has a connection, by what the browser says of both. */
export const watchPage: Watch = (tell) => {
  let isWatched = isSeen();
  const changed = (): void => {
    if (isWatched === isSeen()) return;
    isWatched = !isWatched;
    tell(isWatched);
  };
  document.addEventListener("visibilitychange", changed);
  addEventListener("online", changed);
  addEventListener("offline", changed);
  tell(isWatched);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

function isSeen(): boolean {
  return document.visibilityState === "visible" && navigator.onLine;
}

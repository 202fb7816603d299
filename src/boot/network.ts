import type { NoticeKind } from "../page-events.ts";

/** Shows whether the browser is online (spec §4): `<html data-offline>` and a polite text. */
export function watchNetwork(say: (kind: NoticeKind) => void): void {
  addEventListener("offline", () => show(true));
  addEventListener("online", () => show(false));
  if (!navigator.onLine) show(true);

  function show(offline: boolean): void {
    document.documentElement.toggleAttribute("data-offline", offline);
    say(offline ? "offline" : "online");
  }
}

import type { Navigation } from "./navigation-store.ts";

/** Lets the browser load a page as a document: another build, another zone, or nothing the runtime knows. */
export function leaveTo({ href, mode }: Navigation): void {
  if (mode === "push") location.assign(href);
  else if (mode === "replace") location.replace(href);
  else location.reload();
}

/**
 * Loads the page anew when the server can give it. Browsers may keep that a module couldn't be loaded for as long as a
 * document stands, and a new build has other modules: nothing else helps then. Without an answer the page stays.
 */
export async function loadAnew(): Promise<void> {
  const answer = await fetch("", { method: "HEAD" }).catch(() => null);
  if (answer?.ok) location.reload();
}

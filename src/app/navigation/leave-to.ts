import type { Navigation } from "./navigation-store.ts";

/** Lets the browser load a page as a document: another build, another zone, or nothing the runtime knows. */
export function leaveTo({ href, mode }: Navigation): void {
  if (mode === "push") location.assign(href);
  else if (mode === "replace") location.replace(href);
  else location.reload();
}

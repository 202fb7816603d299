import type { Typed } from "./form-dom.ts";

/** What was typed and hasn't reached the server, while the browser's tab is open: a refresh loses nothing of it. */
const keyOf = (form: string): string => `typed-${form}`;

/** Keeps what stands in a form; without a storage nothing is kept, and nothing fails. */
export function rememberTyped(form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // Full, or forbidden: the server's draft has all but what was typed last.
  }
}

/** What a form held that never reached the server; null: nothing. */
export function recallTyped(form: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
    return typeof kept === "object" ? (kept as Typed | null) : null;
  } catch {
    return null;
  }
}

/** The server has it. */
export function forgetTyped(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Then nothing was kept.
  }
}

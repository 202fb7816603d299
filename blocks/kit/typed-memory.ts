import { typedPrefix } from "#schemas/commerce/typed-prefix.ts";

import type { Typed } from "./form-dom.ts";

/** What was typed and hasn't reached the server, while the browser's tab is open: a refresh loses nothing of it. */
const keyOf = (form: string): string => `${typedPrefix}${form}`;

/**
 * Keeps what stands in a form, and what it was typed for, such as a cart; without a storage nothing is kept, and nothing
 * fails.
 */
export function rememberTyped(form: string, purpose: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ purpose, typed }));
  } catch {
    // Full, or forbidden: the server's draft has all but what was typed last.
  }
}

/** What a form held for that purpose and never reached the server; null: nothing. What somebody typed for another is theirs. */
export function recallTyped(form: string, purpose: string): Typed | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") as {
      purpose?: string;
      typed?: Typed;
    } | null;
    return (kept?.purpose === purpose && kept.typed) || null;
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

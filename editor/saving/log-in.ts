import type { Envelope } from "#schemas/contract/envelope.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

/** Logs in by the site's own form, which leaves the cookies; gives null, or why not in words. */
export type LogIn = (password: string) => Promise<string | null>;

/** Who edits, and how they log in again. */
export interface Account {
  readonly email: string;
  readonly logIn: LogIn;
}

export interface LogInParts {
  readonly fetch: typeof globalThis.fetch;
  readonly email: string;
  readonly locale: Locale;
}

/** The way to log in again without leaving the page. Rejects when nobody can be reached. */
export function logInAs({ fetch, email, locale }: LogInParts): LogIn {
  return async (password) => {
    const body = new URLSearchParams({ form: "login", email, password });
    const headers = { accept: "application/json" };
    const answer = await fetch(localizePath("/auth", locale), { method: "POST", headers, body });
    if (answer.ok) return null;
    const { message } = (await answer.json()) as Envelope<unknown>;
    return message;
  };
}

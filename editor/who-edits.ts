import { ApiError } from "#schemas/contract/api-error.ts";
import { type Client, createClient } from "#schemas/contract/client.ts";

import type { Editing } from "./open-drafts.ts";
import { OwnSession, type Session } from "./saving/own-session.ts";

/** The login of whoever begins to edit: nobody else's saves their work. */
export function sessionOf({ fetch, locale, token, user }: Omit<Editing, "session">): Session {
  const log = (text: string, error: unknown): void => console.warn(text, error);
  return new OwnSession({
    held: token,
    author: user.id ?? 0,
    async userOf(held) {
      const { call } = createClient({ fetch, token: () => held, locale: () => locale, log });
      try {
        return (await call("getUser")).id;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** What those who may edit are called; nobody's name is worth failing for. */
export async function namesOf({ call }: Client): Promise<ReadonlyMap<number, string>> {
  const people = await call("listEditors").catch(() => []);
  return new Map(people.map(({ user, name }) => [user, name]));
}

import type { Attempt, Client } from "#schemas/contract/client.ts";
import { pageCaller } from "#src/page-caller.ts";

/** The calls of the contract, as the browser makes them. */
export type Api = Pick<Client, "call" | "startUp">;

/**
 * The application's one client: every call of this page goes through it, with the token, the site, the
 * language and the format (spec §7), and what it keeps is kept for all. Its code comes with the first call.
 */
export function createApi(fetch: typeof globalThis.fetch, attempt: Attempt = async (ask) => await ask()): Api {
  let loading: Promise<Client> | null = null;
  const client = (): Promise<Client> => (loading ??= attempt(() => load(fetch, attempt), true).catch(forget));
  return {
    call: async (...request) => await (await client()).call(...request),
    startUp: async (needs) => await (await client()).startUp(needs),
  };

  /** Code that did not come may come with the next call. */
  function forget(error: unknown): never {
    loading = null;
    throw error;
  }
}

async function load(fetch: typeof globalThis.fetch, attempt: Attempt): Promise<Client> {
  const { createClient } = await import("#schemas/contract/client.ts");
  return createClient({ fetch, attempt, ...pageCaller, log: (message, error) => console.warn(message, error) });
}

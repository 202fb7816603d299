import { type Client, createClient } from "#schemas/contract/client.ts";

/** Who edits in every benchmark. */
export const administrator = { email: "admin@clairveille.example", password: "a-long-walk-in-the-vines" } as const;

export interface LoggedIn {
  readonly call: Client["call"];
  /** What makes a browser theirs. */
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
}

/** Logs the administrator into a running site, in English. */
export async function logIn(url: string): Promise<LoggedIn> {
  const facts = { fetch, baseUrl: `${url}/api`, locale: () => "en_US", log: () => {} };
  const { token } = await createClient({ ...facts, token: () => null }).call("login", { body: administrator });
  const { call } = createClient({ ...facts, token: () => token });
  const cookies = [
    { name: "token", value: token, url },
    { name: "idSite", value: "3", url },
  ];
  return { call, cookies };
}

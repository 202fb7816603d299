import { ask } from "./ask.ts";

/** The administrator of every site that a drill fills. */
export const adminEmail = "admin@clairveille.example";
export const adminPassword = "a-long-walk-in-the-vines";

/** The status of a login with the administrator's own password, or with another one; from an address behind the proxy. */
export async function logIn(url: string, { password = adminPassword, address }: LoginOptions = {}): Promise<number> {
  return (await askLogin(url, { password, address })).status;
}

export interface LoginOptions {
  readonly password?: string;
  readonly email?: string;
  /** What a trusted proxy says the visitor's address is. */
  readonly address?: string;
}

/** The whole answer to a login. */
export function askLogin(url: string, { password = adminPassword, email = adminEmail, address }: LoginOptions = {}) {
  return ask(`${url}/api/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(address !== undefined && { "x-forwarded-for": address }),
    },
    body: JSON.stringify({ email, password }),
    timeout: 15_000,
  });
}

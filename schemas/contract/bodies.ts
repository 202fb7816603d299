import type { CallName } from "./paths.ts";

/** What each call with a body takes; a call that is not named here takes none. */
export interface Bodies {
  login: { readonly email: string; readonly password: string };
  loadSvg: { readonly url: string };
  subscribeNewsletter: { readonly email: string };
}

export type CallWithBody = keyof Bodies & CallName;

export type BodyOf<Name extends CallName> = Name extends keyof Bodies ? Bodies[Name] : undefined;

import { makeAutoObservable, observableRef } from "mobx";

import { nobody, type User, type UserInfo } from "#schemas/content/user.ts";

/** What the calls of a start say about who is there (spec §7); null where a call failed. */
export interface StartAnswer {
  readonly logged: { readonly logged: boolean } | null;
  readonly user: User | null;
}

export interface SessionPorts {
  hasToken(): boolean;
  /** Makes the calls; never rejects, failures are only logged (spec §7). */
  ask(): Promise<StartAnswer>;
}

/** Who is logged in (spec §4): nobody at first, then whoever the server says. */
export class SessionStore {
  logged = false;
  user: UserInfo = nobody;
  readonly #ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /**
   * Asks at start and when the browser brings the page back, and only for a visitor who has a token: nobody else
   * pays for the calls or their code. Gives whether it is known who is there: not where a call failed.
   */
  async restore(): Promise<boolean> {
    if (!this.#ports.hasToken()) {
      this.clear();
      return true;
    }
    const answer = await this.#ports.ask();
    this.take(answer);
    return answer.logged !== null && (!answer.logged.logged || answer.user !== null);
  }

  take({ logged, user }: StartAnswer): void {
    this.logged = logged?.logged === true;
    this.user = (this.logged ? user : null) ?? nobody;
  }

  /** Nobody is logged in any more: a logout clears the user's facts. */
  clear(): void {
    this.take({ logged: null, user: null });
  }
}

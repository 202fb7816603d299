import { makeAutoObservable, observableRef } from "mobx";

import type { User } from "#schemas/content/user.ts";

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
  user: User | null = null;
  readonly #ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /**
   * Asks at start and when the browser brings the page back, and only for a visitor who has a token: nobody else
   * pays for the calls or their code.
   */
  async restore(): Promise<void> {
    this.take(this.#ports.hasToken() ? await this.#ports.ask() : { logged: null, user: null });
  }

  take({ logged, user }: StartAnswer): void {
    this.logged = logged?.logged === true;
    this.user = this.logged ? user : null;
  }
}

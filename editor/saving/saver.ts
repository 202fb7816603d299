import { reaction } from "mobx";

import type { SaveOptions } from "../persistence/draft-port.ts";
import type { Reach } from "../store/turns.ts";
import type { EditingPage } from "./editing-page.ts";
import type { Session } from "./own-session.ts";
import { nextTurn, type Turn } from "./save-plan.ts";

/** What a saver needs of the document that is edited (`DraftStore`). */
export interface SavedDocument {
  readonly copy: { readonly own: readonly unknown[]; readonly inFlight: number };
  readonly reach: Reach;
  save(options?: SaveOptions): Promise<void>;
  look(): Promise<void>;
  leave(): void;
  isSafe(): boolean;
}

export interface SaverClock {
  /** Milliseconds. */
  now(): number;
  /** Runs something later; gives what calls it off. */
  after(delay: number, run: () => void): () => void;
}

/** The clock of the browser. */
export const browserClock: SaverClock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

export interface SaverPorts {
  readonly draft: SavedDocument;
  readonly clock: SaverClock;
  readonly page: EditingPage;
  readonly session: Session;
}

/**
 * Saves what somebody edits, by itself, and looks what others do (`save-plan.ts` says when): after a pause, at the latest
 * after two seconds, at once when they turn away; patiently while nobody is there, and when somebody has logged in again.
 * Gives what ends it, which saves what waits.
 */
export function startSaver(ports: SaverPorts): () => Promise<void> {
  return new Saver(ports).start();
}

class Saver {
  readonly #ports: SaverPorts;
  #asked: number;
  #lastEdit = Number.NEGATIVE_INFINITY;
  #firstUnsent: number | null = null;
  #lastSeen: unknown = undefined;
  #failures = 0;
  #isBusy = false;
  #isWantedAgain = false;
  #hasEnded = false;
  /** The session by which something was asked that was refused; null: by none. */
  #refusedToken: string | null = null;
  #cancel: () => void = () => {};

  constructor(ports: SaverPorts) {
    this.#ports = ports;
    this.#asked = ports.clock.now();
    this.#lastSeen = ports.draft.copy.own.at(-1);
  }

  start(): () => Promise<void> {
    const { draft, page } = this.#ports;
    const stopWatching = reaction(
      () => draft.copy,
      () => this.#note(),
    );
    const stopListening = page.listen({
      away: (isHidden) => this.#hurry({ isLeaving: isHidden }),
      back: () => this.#comeBack(),
      online: () => this.#tryAgain(),
      leave: () => draft.leave(),
      mayLeave: () => draft.isSafe(),
    });
    this.#note();
    return async () => {
      this.#hasEnded = true;
      this.#cancel();
      stopWatching();
      stopListening();
      await draft.save();
    };
  }

  /** Takes note of what was done to the document. */
  #note(): void {
    const { own, inFlight } = this.#ports.draft.copy;
    const last = own.at(-1);
    const now = this.#ports.clock.now();
    if (last !== undefined && last !== this.#lastSeen) this.#lastEdit = now;
    this.#lastSeen = last;
    this.#firstUnsent = own.length > inFlight ? (this.#firstUnsent ?? now) : null;
    this.#plan();
  }

  #plan(): void {
    this.#cancel();
    if (this.#isBusy || this.#hasEnded) return;
    const { clock, draft, page } = this.#ports;
    const turn = nextTurn({
      reach: draft.reach,
      waiting: draft.copy.own.length,
      firstUnsent: this.#firstUnsent,
      lastEdit: this.#lastEdit,
      asked: this.#asked,
      failures: this.#failures,
      isVisible: page.isVisible(),
    });
    if (turn) this.#cancel = clock.after(Math.max(0, turn.at - clock.now()), () => void this.#take(turn.what));
  }

  async #take(what: Turn["what"], options: SaveOptions = {}): Promise<void> {
    const { clock, draft, page, session } = this.#ports;
    this.#asked = clock.now();
    if (what === "ask-session" && page.token() === this.#refusedToken) return this.#plan();
    this.#cancel();
    this.#isBusy = true;
    this.#isWantedAgain = false;
    if (what === "ask-session" && !(await session.isOwnAgain())) {
      this.#isBusy = false;
      return this.#plan();
    }
    // What is sent is known by this: the browser may hold another login by now, which nobody has refused.
    const token = session.token();
    await (what === "look" || draft.copy.own.length === 0 ? draft.look() : draft.save(options));
    this.#isBusy = false;
    this.#asked = clock.now();
    this.#failures = draft.reach === "offline" ? this.#failures + 1 : 0;
    this.#refusedToken = draft.reach === "signed-out" ? token : null;
    if (this.#isWantedAgain) this.#hurry();
    else this.#plan();
  }

  /** Saves at once what waits, when somebody is there who takes it. */
  #hurry(options: SaveOptions = {}): void {
    const { draft } = this.#ports;
    this.#isWantedAgain = this.#isBusy;
    if (this.#isBusy || this.#hasEnded) return;
    if (draft.copy.own.length > 0 && draft.reach === "reached") void this.#take("save", options);
    else this.#plan();
  }

  #comeBack(): void {
    if (this.#ports.draft.reach === "signed-out" && !this.#isBusy) void this.#take("ask-session");
    else this.#plan();
  }

  #tryAgain(): void {
    if (this.#ports.draft.reach === "offline" && !this.#isBusy) void this.#take("save");
  }
}

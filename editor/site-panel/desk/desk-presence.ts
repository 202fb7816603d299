import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";

import type { PresenceStore } from "../../saving/presence-store.ts";
import type { DeskDraft } from "./desk-document.tsx";

/** A document, as the API of drafts names it. */
export type DocumentPlace = Pick<DeskDraft["seen"], "kind" | "id">;

/** What is at hand, as far as one's presence goes (`Desk`). */
export interface PresenceDesk {
  readonly atHand: { readonly draft: { readonly seen: DocumentPlace } };
}

/** One's presence at a document. */
export interface At {
  readonly store: PresenceStore;
  /** One has gone from there. */
  readonly leave: () => void;
}

/** Who else works on what is at hand in the panel: one is at one document at a time. */
export class DeskPresence {
  /** Null before it has begun, and when it has ended. */
  here: PresenceStore | null = null;
  /** The setting, the question or the value that one is at; null: at none, or nobody said. */
  spot: string | null = null;
  readonly #desk: PresenceDesk;
  readonly #goTo: (place: DocumentPlace) => At;
  readonly #placeOf: (place: DocumentPlace) => string | null;

  /** `placeOf`: where one is in a document, where one is at no spot of it. */
  constructor(
    desk: PresenceDesk,
    goTo: (place: DocumentPlace) => At,
    placeOf: (place: DocumentPlace) => string | null = () => null,
  ) {
    this.#desk = desk;
    this.#placeOf = placeOf;
    this.#goTo = goTo;
    makeAutoObservable(this, { here: observableRef }, { autoBind: true });
  }

  /** One has come to a spot, or left it. */
  standAt(spot: string | null): void {
    this.spot = spot;
  }

  /** Is heard of from now on, wherever one goes; gives what ends it. */
  start(): () => void {
    let leave = (): void => {};
    const go = (): void => {
      leave();
      const { kind, id } = this.#desk.atHand.draft.seen;
      this.standAt(null);
      const at = this.#goTo({ kind, id });
      const stop = at.store.start(() => this.spot ?? this.#placeOf({ kind, id }));
      leave = () => {
        stop();
        at.leave();
      };
      runInAction(() => (this.here = at.store));
    };
    const stop = reaction(() => nameOf(this.#desk.atHand.draft.seen), go, { fireImmediately: true });
    return () => {
      stop();
      leave();
      runInAction(() => (this.here = null));
    };
  }
}

function nameOf({ kind, id }: DocumentPlace): string {
  return `${kind}/${id}`;
}

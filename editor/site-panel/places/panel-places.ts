import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { hashOf, isSamePlace, type Place, placeAt } from "./place.ts";
import type { SessionHistory } from "./session-history.ts";

interface PlacesParts {
  readonly history: SessionHistory;
  /** The sections that there are. */
  readonly sections: readonly string[];
  /** Takes away what lies over the panel, a dialog; false: nothing does. */
  readonly uncover: () => boolean;
}

/**
 * Where one is in the panel. Each place stands in the tab's history: Back leads to the one before, from the first one out
 * of the panel, and the address says it for whoever it is sent to.
 */
export class PanelPlaces {
  at: Place = null;
  /** Where one was before; undefined: this is the first place. */
  before: Place | undefined = undefined;
  readonly #parts: PlacesParts;
  #depth = 0;
  /** What moves now was asked for here. */
  #isGoing = false;
  #hasEnded = false;
  #stop = (): void => {};

  constructor(parts: PlacesParts) {
    this.#parts = parts;
    makeAutoObservable(this, { at: observableRef, before: observableRef }, { autoBind: true });
  }

  /** Begins where the address says, or else in a first place; `leave` is told when somebody goes out of the panel. */
  start(first: Place, leave: () => Promise<boolean>): void {
    const { history, sections } = this.#parts;
    const asked = placeAt(history.hash(), sections);
    this.at = asked === undefined ? first : asked;
    if (asked === undefined) history.push(hashOf(first), (this.#depth = 1));
    else history.replace(history.hash(), (this.#depth = history.depth() ?? 0));
    this.#stop = history.follow(() => void this.#moved(leave));
  }

  /** Opens a place; nothing once the panel was left. */
  go(place: Place): void {
    if (this.#hasEnded || isSamePlace(place, this.at)) return;
    this.#parts.history.push(hashOf(place), (this.#depth += 1));
    this.#take(place);
  }

  /** Leaves the panel: the tab is at the page beneath again, before which no entry of the panel's stands. */
  async end(): Promise<void> {
    const { history } = this.#parts;
    this.#hasEnded = true;
    if (history.depth() !== null) await this.#goTo(0);
    if (history.depth() !== null || placeAt(history.hash(), []) !== undefined) history.replace("", null);
    this.#stop();
  }

  async #moved(leave: () => Promise<boolean>): Promise<void> {
    if (this.#isGoing) return;
    const { history, sections, uncover } = this.#parts;
    const place = placeAt(history.hash(), sections);
    const depth = this.#depthOf(place);
    if (depth !== this.#depth && uncover()) return await this.#goTo(this.#depth);
    if (place !== undefined) {
      this.#depth = depth;
      return this.#take(place);
    }
    if (!(await leave())) await this.#goTo(this.#depth);
  }

  /** How far in one is now; an address that was typed here is one further. */
  #depthOf(place: Place | undefined): number {
    const { history } = this.#parts;
    const depth = history.depth();
    if (depth !== null || place === undefined) return depth ?? 0;
    history.replace(history.hash(), this.#depth + 1);
    return this.#depth + 1;
  }

  async #goTo(depth: number): Promise<void> {
    const { history } = this.#parts;
    const by = depth - (history.depth() ?? 0);
    if (by === 0) return;
    this.#isGoing = true;
    await history.go(by);
    this.#isGoing = false;
  }

  #take(place: Place): void {
    runInAction(() => {
      this.before = this.at;
      this.at = place;
    });
  }
}

import { makeAutoObservable, observableRef } from "mobx";

import type { Clock } from "../clock.ts";
import { nextProgress, wakesAt, type ProgressEvent, type ProgressState } from "./progress-machine.ts";

/** The slim progress bar of a navigation (spec §2, §4): the machine with a clock. */
export class ProgressStore {
  state: ProgressState = { phase: "idle" };
  readonly #clock: Clock;
  #callOff: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#apply("start");
  }

  /** The navigation ended well, or was called off by the visitor. */
  finish(): void {
    this.#apply("finish");
  }

  fail(): void {
    this.#apply("fail");
  }

  tick(): void {
    this.#apply("tick");
  }

  #apply(event: ProgressEvent): void {
    this.#callOff();
    this.state = nextProgress(this.state, event, this.#clock.now());
    const wake = wakesAt(this.state);
    this.#callOff = wake === null ? () => {} : this.#clock.after(Math.max(wake - this.#clock.now(), 0), this.tick);
  }
}

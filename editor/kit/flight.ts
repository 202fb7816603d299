import { type RefObject, useEffect, useState } from "react";

/** From how fast on a list flies past, in CSS pixels for each millisecond: nobody sees a picture that is in sight so shortly. */
const fast = 3;

/** How long it is calm before what stands there is looked at, in milliseconds. */
const calm = 120;

/**
 * How many things begin in a frame, while the list stands and while it moves: each picture that is asked for takes a millisecond
 * of it, and as it comes that much again.
 */
const atOnce = { still: 3, moving: 1 } as const;

/** Has a browser draw before it goes on. */
const nextFrame = (goOn: () => void): unknown => requestAnimationFrame(goOn);

/** What of a list waits until it can be looked at: while the list flies past under a hand nothing begins, and then little by little. */
export class Flight {
  readonly #nextFrame: typeof nextFrame;
  readonly #waiting = new Set<() => void>();
  #pace: "still" | "moving" | "flying" = "still";
  #isStepping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = { top: 0, at: 0 };

  constructor(frames = nextFrame) {
    this.#nextFrame = frames;
  }

  /** Has something begin once it can be looked at, in its turn; gives what takes that back. */
  readonly soon = (begin: () => void): (() => void) => {
    this.#waiting.add(begin);
    this.#goOn();
    return () => this.#waiting.delete(begin);
  };

  /** Notes how far it is scrolled, in CSS pixels, at an instant in milliseconds. */
  note(top: number, at: number): void {
    const { top: before, at: then } = this.#last;
    this.#last = { top, at };
    const isFast = at > then && Math.abs(top - before) / (at - then) > fast;
    // What flew and rolls on slowly can be looked at as soon as what stands.
    if (this.#pace === "flying" && !isFast) return;
    clearTimeout(this.#timer);
    this.#pace = isFast ? "flying" : "moving";
    this.#timer = setTimeout(() => {
      this.#pace = "still";
      this.#goOn();
    }, calm);
  }

  /** Notes nothing more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#pace = "still";
  }

  #goOn(): void {
    if (this.#isStepping || this.#pace === "flying" || this.#waiting.size === 0) return;
    this.#isStepping = true;
    this.#nextFrame(() => {
      this.#isStepping = false;
      if (this.#pace === "flying") return;
      for (const begin of [...this.#waiting].slice(0, atOnce[this.#pace])) {
        this.#waiting.delete(begin);
        begin();
      }
      this.#goOn();
    });
  }
}

/** Watches what a list scrolls in. */
export function useFlight(list: RefObject<HTMLElement | null>): Flight {
  const [flight] = useState(() => new Flight());
  useEffect(() => {
    const note = ({ target, timeStamp }: Event): void => {
      if (target instanceof Element && target.contains(list.current)) flight.note(target.scrollTop, timeStamp);
    };
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", note, options);
    return () => {
      document.removeEventListener("scroll", note, options);
      flight.end();
    };
  }, [flight, list]);
  return flight;
}

import type { Clock } from "../clock.ts";

/** How long the pointer rests on a link before its page is fetched ahead, in milliseconds. */
export const hoverDelay = 65;

/** Tells which link the visitor is about to follow: at once on touch and focus, on hover after a moment. */
export class Intent {
  readonly #clock: Pick<Clock, "after">;
  readonly #prefetch: (href: string) => void;
  #callOff: () => void = () => {};

  constructor(clock: Pick<Clock, "after">, prefetch: (href: string) => void) {
    this.#clock = clock;
    this.#prefetch = prefetch;
  }

  hover(href: string): void {
    this.leave();
    this.#callOff = this.#clock.after(hoverDelay, () => this.#prefetch(href));
  }

  leave(): void {
    this.#callOff();
    this.#callOff = () => {};
  }

  touch(href: string): void {
    this.leave();
    this.#prefetch(href);
  }
}

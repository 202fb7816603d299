/** How long a busy state that is shown stays at least, in milliseconds (spec §9, "minimum fetch delay"). */
export const leastBusyTime = 200;

/** What a busy state needs of the clock, in milliseconds. */
export interface BusyPorts {
  now(): number;
  /** Runs something later; the function it gives calls it off. */
  after(delay: number, run: () => void): () => void;
  /** Shows the state or takes it away. */
  show(isBusy: boolean): void;
}

export interface Busy {
  /** Says that something has begun; the function it gives says, once, that it is over. */
  readonly begin: () => () => void;
  /** Calls off what is still to come: nobody looks any more. */
  readonly stop: () => void;
}

/**
 * A busy state that doesn't flicker: shown at once, it stays for 200 ms at least and as long as anything is
 * under way. Only the state stays: what was waited for is there as soon as it came.
 */
export function createBusy({ now, after, show }: BusyPorts): Busy {
  let running = 0;
  let shownAt: number | null = null;
  let callOff: () => void = () => {};
  return {
    begin: () => {
      let isOver = false;
      running += 1;
      callOff();
      if (shownAt === null) {
        shownAt = now();
        show(true);
      }
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        if (running === 0) callOff = after(Math.max(0, (shownAt ?? 0) + leastBusyTime - now()), hide);
      };
    },
    stop: () => callOff(),
  };

  function hide(): void {
    shownAt = null;
    show(false);
  }
}

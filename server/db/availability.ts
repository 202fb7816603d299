/** Whether the database is there, as far as is known. */
export interface Availability {
  /** True from a check that failed until the first that succeeds. */
  readonly isAway: boolean;
  /** Told by whoever met an outage: looks whether it is the whole database. */
  suspect(): void;
}

/** For what has no database of its own, or keeps nothing that could stand in. */
export const alwaysThere: Availability = { isAway: false, suspect: () => {} };

export interface AvailabilityOptions {
  /** Resolves when the database answers, rejects when it doesn't, within about a second. */
  readonly check: () => Promise<void>;
  /** Hears when it goes away, and when it is back, after so many milliseconds. */
  readonly onChange?: (change: { readonly isAway: boolean; readonly after: number }) => void;
  /** Milliseconds between two looks at a database that is away. */
  readonly interval?: number;
}

/**
 * Knows whether the database is away. It is looked at when somebody suspects so, one check at a time, and then again
 * and again until it is back: nobody who could be served without it waits for it meanwhile, and it is used again
 * within half a second of its return. `stop` ends that.
 */
export function followAvailability({
  check,
  onChange = () => {},
  interval = 250,
}: AvailabilityOptions): Availability & { stop(): void } {
  let awaySince: number | null = null;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isLooking || isStopped) return;
    isLooking = true;
    clearTimeout(timer);
    const isThere = await check().then(
      () => true,
      () => false,
    );
    isLooking = false;
    if (isStopped) return;
    note(isThere);
    if (!isThere) timer = setTimeout(() => void look(), interval).unref();
  }

  function note(isThere: boolean): void {
    if (isThere && awaySince !== null) {
      onChange({ isAway: false, after: Math.round(performance.now() - awaySince) });
      awaySince = null;
    } else if (!isThere && awaySince === null) {
      awaySince = performance.now();
      onChange({ isAway: true, after: 0 });
    }
  }

  return {
    get isAway() {
      return awaySince !== null;
    },
    suspect: () => void look(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

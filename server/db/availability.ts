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

/** How many looks may be under way: one that hangs mustn't hide that the database is back. */
const mostLooks = 3;

/**
 * Knows whether the database is away. It is looked at when somebody suspects so, and then again and again until it is
 * back: nobody who could be served without it waits for it meanwhile, and it is used again as soon as it answers.
 * `stop` ends that.
 */
export function followAvailability({
  check,
  onChange = () => {},
  interval = 200,
}: AvailabilityOptions): Availability & { stop(): void } {
  let awaySince: number | null = null;
  /** Looks are counted: one that began before another one's success says nothing any more. */
  let begun = 0;
  let succeeded = 0;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isStopped || underWay >= mostLooks) return;
    const number = (begun += 1);
    underWay += 1;
    const isThere = await check().then(
      () => true,
      () => false,
    );
    underWay -= 1;
    if (isStopped) return;
    if (isThere) {
      succeeded = Math.max(succeeded, begun);
      return back();
    }
    if (number > succeeded) gone();
  }

  function gone(): void {
    if (awaySince !== null) return;
    awaySince = performance.now();
    timer = setInterval(() => void look(), interval).unref();
    onChange({ isAway: true, after: 0 });
  }

  function back(): void {
    if (awaySince === null) return;
    clearInterval(timer);
    const after = Math.round(performance.now() - awaySince);
    awaySince = null;
    onChange({ isAway: false, after });
  }

  return {
    get isAway() {
      return awaySince !== null;
    },
    suspect() {
      if (underWay === 0) void look();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** How long the first pause is; each is half as long again as the one before, up to the longest. All in milliseconds. */
const firstPause = 2000;
const growth = 1.5;
const longestPause = 20_000;
/** How long is asked while nobody goes and comes back. */
const longestWait = 600_000;
/** How long an answer is waited for. */
const longestAnswer = 15_000;

/** What asking needs of the clock, in milliseconds. */
export interface AskingClock {
  now(): number;
  /** Runs something later; the function it gives calls it off. */
  after(delay: number, run: () => void): () => void;
}

/** Tells whether somebody looks at the page, with a connection: at once, and when that changes. What it gives ends it. */
export type Watch = (tell: (isWatched: boolean) => void) => () => void;

export interface Asking extends AskingClock {
  readonly watch: Watch;
  /** Asks once, and gives whether there is more to hear. What rejects was not heard: it is asked again. */
  ask(signal: AbortSignal): Promise<boolean>;
  /** Told when asking begins (false), and when it ends because nothing is to be heard, or was for so long (true). */
  quiet(isQuiet: boolean): void;
}

/**
 * Asks again and again, with growing pauses, while somebody looks at the page and has a connection [O4]. Who comes back
 * is asked for at once, with all the patience there was. What it gives ends it.
 */
export function askPatiently({ now, after, watch, ask, quiet }: Asking): () => void {
  let asking: AbortController | null = null;
  let callOff: () => void = () => {};
  let isNew = true;
  const end = watch((isWatched) => {
    stop();
    if (isWatched) begin(isNew ? firstPause : 0);
    isNew = false;
  });
  return () => {
    end();
    stop();
  };

  function begin(pause: number): void {
    quiet(false);
    rest(pause, now() + longestWait);
  }

  function rest(pause: number, until: number): void {
    if (now() + pause > until) quiet(true);
    else callOff = after(pause, () => void turn(pauseAfter(pause), until));
  }

  async function turn(next: number, until: number): Promise<void> {
    const mine = (asking = new AbortController());
    const answered = after(longestAnswer, () => mine.abort());
    const goesOn = await ask(mine.signal).catch(() => true);
    answered();
    if (asking !== mine) return;
    if (goesOn) rest(next, until);
    else quiet(true);
  }

  function stop(): void {
    callOff();
    asking?.abort();
    asking = null;
  }
}

function pauseAfter(pause: number): number {
  return pause === 0 ? firstPause : Math.min(pause * growth, longestPause);
}

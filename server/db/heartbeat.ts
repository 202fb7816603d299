/** Times of a heartbeat, in milliseconds; each is counted from when a beat was sent. */
export interface BeatTimes {
  /** The next beat, once this one was answered. */
  readonly interval: number;
  /** No answer yet: nothing that others say may be believed to have come through. */
  readonly silence: number;
  /** Still none: the connection is given up. */
  readonly death: number;
}

/**
 * A write of another process shows within a second: it is announced when it commits, and a connection that has hung
 * since is known to be silent 700 ms later at the most.
 */
export const listenerTimes: BeatTimes = { interval: 250, silence: 450, death: 2_000 };

export interface HeartbeatOptions {
  /** Asks the other side something that it answers at once. */
  readonly beat: () => Promise<unknown>;
  /** Hears when answers stay out, and when they come again: what was said meanwhile has then come through as well. */
  readonly onSilence: (isSilent: boolean) => void;
  /** Hears why the other side is given up; no more beats are sent. */
  readonly onDeath: (reason: unknown) => void;
  readonly times?: BeatTimes;
}

/** Asks again and again whether somebody is still there. Returns the function that stops it. */
export function startHeartbeat({ beat, onSilence, onDeath, times = listenerTimes }: HeartbeatOptions): () => void {
  let isOver = false;
  let timers: NodeJS.Timeout[] = [];

  function after(milliseconds: number, work: () => void): void {
    timers.push(setTimeout(work, milliseconds).unref());
  }

  function forget(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function end(reason: unknown): void {
    if (isOver) return;
    stop();
    onDeath(reason);
  }

  function stop(): void {
    isOver = true;
    forget();
  }

  function send(): void {
    let isSilent = false;
    let isAnswered = false;
    const sent = performance.now();
    after(times.silence, () =>
      // A process that was busy itself reads what has arrived meanwhile before it calls the other one silent.
      setImmediate(() =>
        setImmediate(() => {
          if (isOver || isAnswered) return;
          isSilent = true;
          onSilence(true);
        }),
      ),
    );
    after(times.death, () => setImmediate(() => setImmediate(() => isAnswered || end(new Error("No heartbeat")))));
    beat().then(() => {
      isAnswered = true;
      if (isOver) return;
      forget();
      if (isSilent) onSilence(false);
      after(Math.max(0, times.interval - (performance.now() - sent)), send);
    }, end);
  }

  send();
  return stop;
}

/** A page that keeps failing is reloaded at most this often, in milliseconds (spec §8). */
const reloadPause = 60_000;

export interface RecoveryPorts {
  now(): number;
  /** When the page was reloaded last for this reason, in the clock's milliseconds; null: never. May throw. */
  lastReload(): number | null;
  noteReload(at: number): void;
  /** Loads the page anew, or the page that the visitor was on the way to. */
  reload(href?: string): void;
  /** Tells the visitor that reloading did not help. */
  giveUp(): void;
}

/**
 * Gives the answer to a page chunk that can't be loaded, mostly because a new build replaced it:
 * a reload, at most once per 60 seconds; after that a readable message (spec §8).
 */
export function createRecovery({
  now,
  lastReload,
  noteReload,
  reload,
  giveUp,
}: RecoveryPorts): (href?: string) => void {
  let reloading = false;
  return (href) => {
    if (reloading) {
      // The same failure is told twice, by the bundler and by the navigation that knows where to.
      if (href !== undefined) reload(href);
      return;
    }
    try {
      const at = now();
      const last = lastReload();
      if (last !== null && at - last < reloadPause) return giveUp();
      noteReload(at);
    } catch {
      // Without a memory the page could reload for ever.
      return giveUp();
    }
    reloading = true;
    reload(href);
  };
}

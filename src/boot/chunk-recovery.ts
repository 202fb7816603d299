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
 * a reload, at most once per 60 seconds; after that a readable message (spec §8). The function that it
 * gives says whether the page is about to be reloaded.
 */
export function createRecovery({
  now,
  lastReload,
  noteReload,
  reload,
  giveUp,
}: RecoveryPorts): (href?: string) => boolean {
  let reloading = false;
  return (href) => {
    // The same failure can be told twice; only the navigation knows where the visitor was going.
    if (!reloading) reloading = mayReload();
    if (reloading) reload(href);
    else giveUp();
    return reloading;
  };

  function mayReload(): boolean {
    try {
      const at = now();
      const last = lastReload();
      if (last !== null && at - last < reloadPause) return false;
      noteReload(at);
      return true;
    } catch {
      // Without a memory the page could reload for ever.
      return false;
    }
  }
}

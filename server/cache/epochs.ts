/**
 * Remembers when each tag was last dropped, in steps of a counter. One instance serves all caches of
 * a process, so that a page can be checked against everything that was written since its request
 * began (design §5, "The cache").
 */
export class Epochs {
  #now = 0;
  #all = 0;
  readonly #tags = new Map<string, number>();

  /** The present moment. Take it before the first read that a cached value depends on. */
  now(): number {
    return this.#now;
  }

  /** Notes that these tags' rows changed; "all" when it isn't known which. */
  drop(tags: readonly string[] | "all"): void {
    this.#now += 1;
    if (tags === "all") this.#all = this.#now;
    else for (const tag of tags) this.#tags.set(tag, this.#now);
  }

  /** True when none of the tags was dropped after the moment `since`. */
  isFresh(tags: Iterable<string>, since: number): boolean {
    if (since === this.#now) return true;
    if (this.#all > since) return false;
    for (const tag of tags) if ((this.#tags.get(tag) ?? 0) > since) return false;
    return true;
  }
}

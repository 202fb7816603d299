/** How many tags' drops are remembered one by one, unless said otherwise. */
const mostTags = 20_000;

export interface EpochsOptions {
  /** How many tags are remembered. */
  readonly most?: number;
  /** Tells whether drops may go unheard at this moment. */
  readonly isDeaf?: () => boolean;
}

/**
 * Remembers when each tag was last dropped, in steps of a counter. One instance serves all caches of
 * a process, so that a page can be checked against everything that was written since its request
 * began (design §5, "The cache").
 *
 * It is bounded: when too many tags were dropped, every keeper checks what it holds and stamps what is
 * still fresh with the present moment; then all drops are forgotten. Whatever wasn't stamped, such as
 * a render under way, counts as stale from then on (ADR 017).
 */
export class Epochs {
  #now = 0;
  /** Drops up to here are known of no tag by itself. */
  #floor = 0;
  readonly #tags = new Map<string, number>();
  readonly #keepers = new Set<() => void>();
  readonly #most: number;

  readonly #isDeaf: () => boolean;

  constructor({ most = mostTags, isDeaf = () => false }: EpochsOptions = {}) {
    this.#most = most;
    this.#isDeaf = isDeaf;
  }

  /** True while drops may go unheard: nothing counts as fresh then, and what was fresh before may be so again. */
  get isDeaf(): boolean {
    return this.#isDeaf();
  }

  /** The present moment. Take it before the first read that a cached value depends on. */
  now(): number {
    return this.#now;
  }

  /** How many tags' drops are remembered. */
  get size(): number {
    return this.#tags.size;
  }

  /** Notes that these tags' rows changed; "all" when it isn't known which. */
  drop(tags: readonly string[] | "all"): void {
    // What still holds is noted as such before nobody can tell any more.
    if (tags === "all") for (const stamp of this.#keepers) stamp();
    this.#now += 1;
    if (tags === "all") return this.#forget();
    for (const tag of tags) this.#tags.set(tag, this.#now);
    if (this.#tags.size <= this.#most) return;
    for (const stamp of this.#keepers) stamp();
    this.#forget();
  }

  /** True when none of the tags was dropped after the moment `since`, as far as that is still known. */
  isFresh(tags: Iterable<string>, since: number): boolean {
    if (this.#isDeaf()) return false;
    if (since === this.#now) return true;
    if (since < this.#floor) return false;
    for (const tag of tags) if ((this.#tags.get(tag) ?? 0) > since) return false;
    return true;
  }

  /** Before drops are forgotten, `stamp` is called: it checks what it keeps, and gives what is fresh the present moment. */
  onForget(stamp: () => void): () => void {
    this.#keepers.add(stamp);
    return () => this.#keepers.delete(stamp);
  }

  #forget(): void {
    this.#tags.clear();
    this.#floor = this.#now;
  }
}

/** A line in which names take turns, each with its own in the order of their coming. */
export class TurnLine<Item> {
  /** Only names that have someone waiting, in the order of their turns. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  lengthOf(name: string): number {
    return this.#lines.get(name)?.length ?? 0;
  }

  add(name: string, item: Item): void {
    const line = this.#lines.get(name);
    if (line) line.push(item);
    else this.#lines.set(name, [item]);
    this.#size += 1;
  }

  /** The next whose turn it is. */
  take(): Item | undefined {
    for (const [name, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(name);
      // To the end: everybody else comes first now.
      if (line.length > 0) this.#lines.set(name, line);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** The latest of the longest line, if that is longer than `length`. */
  takeLastOfLongest(length: number): Item | undefined {
    let longest: Item[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length) return undefined;
    // Longer than one: the line stays.
    this.#size -= 1;
    return longest.pop();
  }

  /** Takes one out who no longer waits; false where that one isn't there. */
  remove(name: string, item: Item): boolean {
    const line = this.#lines.get(name) ?? [];
    const at = line.indexOf(item);
    if (at === -1) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(name);
    this.#size -= 1;
    return true;
  }
}

import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

/** Bytes a character takes at most, and what an entry costs beside its text. */
const weight = { character: 2, entry: 200 } as const;

/**
 * Static HTML by everything it was made from. The whole of it is the key (tens of kilobytes of props
 * and data), so only its SHA-256 is kept.
 */
export class FragmentCache {
  readonly #fragments: LRUCache<string, string>;

  /** `maxBytes`: an upper bound of what the kept texts take. */
  constructor(maxBytes: number) {
    this.#fragments = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (html) => html.length * weight.character + weight.entry,
    });
  }

  get(content: string): string | undefined {
    return this.#fragments.get(hash(content));
  }

  set(content: string, html: string): void {
    this.#fragments.set(hash(content), html);
  }
}

function hash(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}

import type { Logger } from "../middleware/log.ts";

import type { StoredPage } from "./stored-page.ts";

export interface SettleOptions {
  readonly log: Logger;
  /** Told when a page's bodies are compressed and its texts gone. */
  readonly onSettled: (key: string, page: StoredPage) => void;
}

/** Pages that wait at most: each holds its texts, and a flood of new addresses is faster than a compressor. */
const mostWaiting = 100;

/**
 * Compresses kept pages one after the other, when nobody waits for it: a burst of new pages must not
 * hold a compressor's memory for each of them at once.
 */
export class SettleQueue {
  readonly #options: SettleOptions;
  readonly #waiting = new Map<StoredPage, string>();
  #running = false;

  constructor(options: SettleOptions) {
    this.#options = options;
  }

  /** Takes a page once, however many requests bring it. With too many waiting it stays as it is: text, which is served too. */
  add(key: string, page: StoredPage): void {
    if (page.kind !== "page" || this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(page, key);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const [page, key] of this.#waiting) {
      await this.#settle(key, page);
      this.#waiting.delete(page);
    }
    this.#running = false;
  }

  async #settle(key: string, page: StoredPage): Promise<void> {
    if (page.kind !== "page") return;
    try {
      await page.html.settle();
      await page.wire.settle();
      this.#options.onSettled(key, page);
    } catch (error) {
      this.#options.log.error({ err: error }, "a page could not be compressed for keeping");
    }
  }
}

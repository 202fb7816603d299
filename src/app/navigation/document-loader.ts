import type { Clock } from "../clock.ts";
import { readAnswer, type Answer } from "./answer.ts";

/** How long a fetched document may be used again, in milliseconds. */
export const documentLife = 30_000;

/** How many documents are kept; the one unused for longest goes first. */
const limit = 10;

export interface LoaderPorts {
  readonly fetch: typeof fetch;
  readonly clock: Pick<Clock, "now">;
  readonly build: string;
}

interface Kept {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/** Fetches page documents (design §5), once per address at a time, and keeps the last few for a while. */
export class DocumentLoader {
  readonly #ports: LoaderPorts;
  readonly #kept = new Map<string, Kept>();

  constructor(ports: LoaderPorts) {
    this.#ports = ports;
  }

  /**
   * The answer for a path with its query. Rejects with the network's error, or with the signal's
   * reason once it is aborted; a fetch that others may still want goes on.
   */
  async load(address: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    return Promise.race([this.#answer(address), rejectOnAbort(signal)]);
  }

  /** Fetches ahead; a failure stays silent, the navigation will meet it again. */
  prefetch(address: string): void {
    this.#answer(address).catch(() => {});
  }

  /** Something of all pages is another by now: what is kept isn't used again. */
  forget(): void {
    this.#kept.clear();
  }

  #answer(address: string): Promise<Answer> {
    const kept = this.#kept.get(address);
    const now = this.#ports.clock.now();
    this.#kept.delete(address);
    const entry = kept && now < kept.until ? kept : { answer: this.#fetch(address), until: now + documentLife };
    this.#kept.set(address, entry);
    for (const oldest of [...this.#kept.keys()].slice(0, -limit)) this.#kept.delete(oldest);
    return entry.answer;
  }

  async #fetch(address: string): Promise<Answer> {
    try {
      const response = await this.#ports.fetch(`/_data${address}`, { headers: { accept: "application/json" } });
      const answer = await this.#read(response);
      if (answer.kind !== "document" || !mayKeep(response.status, answer)) this.#kept.delete(address);
      return answer;
    } catch (error) {
      this.#kept.delete(address);
      throw error;
    }
  }

  async #read(response: Response): Promise<Answer> {
    if (!response.headers.get("content-type")?.startsWith("application/json")) return { kind: "foreign" };
    return readAnswer(await response.json(), this.#ports.build);
  }
}

/** Errors and private pages are asked for anew each time. */
function mayKeep(status: number, answer: Extract<Answer, { kind: "document" }>): boolean {
  return status === 200 && answer.document.page.zone === "public";
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

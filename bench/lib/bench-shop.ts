/** A shop that can be bought from, ours or a peer's. Each purchase is a customer's of their own. */
export interface BenchShop extends AsyncDisposable {
  /** The process that serves it, for its memory. */
  readonly pid: number;
  /** Begins a cart with one bottle of a wine that there is plenty of; false: that came to nothing. */
  addToCart(): Promise<boolean>;
  /** Fills a cart and orders it, up to awaiting payment; false: that came to nothing, as what was wanted is gone. */
  order(wine: Wine): Promise<boolean>;
}

/** A wine that never ends, and one of which there are ten bottles. */
export type Wine = "plenty" | "rare";

/** How many bottles there are of the rare wine. */
export const rareBottles = 10;

export interface Answer {
  /** 0: there was none. */
  readonly status: number;
  /** Whether the status says that it came to something. */
  readonly ok: boolean;
  /** Null where it is no JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends a request and gives what became of it, also where it failed. */
export async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init).catch(() => null);
  if (!answer) return { status: 0, ok: false, body: null, headers: new Headers() };
  const { status, ok, headers } = answer;
  return { status, ok, body: await answer.json().catch(() => null), headers };
}

/** The same, but throws where the server failed. */
export async function ask(url: string, init: RequestInit): Promise<Answer> {
  const answer = await answerOf(url, init);
  const { status, body } = answer;
  if (status === 0 || status >= 500)
    throw new Error(`${url} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return answer;
}

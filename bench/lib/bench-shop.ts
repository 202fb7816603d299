/** A shop that can be bought from, ours or a peer's. Each purchase is a customer's of their own. */
export interface BenchShop extends AsyncDisposable {
  /** The process that serves it, for its memory. */
  readonly pid: number;
  /** Begins a cart with one bottle of a wine that there is plenty of. Throws when that is refused. */
  addToCart(): Promise<void>;
  /** Fills a cart and orders it, up to awaiting payment; false: it was refused, as what was wanted is gone. */
  order(wine: Wine): Promise<boolean>;
}

/** A wine that never ends, and one of which there are ten bottles. */
export type Wine = "plenty" | "rare";

/** How many bottles there are of the rare wine. */
export const rareBottles = 10;

/** Sends a request and gives its answer's JSON; throws for an answer that says that the server failed. */
export async function ask(
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const answer = await fetch(url, init);
  const body: unknown = await answer.json();
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`);
  return { status: answer.status, body, headers: answer.headers };
}

import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

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
  readonly headers: IncomingHttpHeaders;
}

/** What is sent. */
export interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Connections stay open, as browsers keep them. */
const agent = new Agent({ keepAlive: true });

/** Sends a request and gives what became of it, also where it failed. */
export async function answerOf(url: string, question: Question): Promise<Answer> {
  return await send(url, question).catch(() => ({ status: 0, ok: false, body: null, headers: {} }));
}

/** The same, but throws where the server failed. */
export async function ask(url: string, question: Question): Promise<Answer> {
  const answer = await answerOf(url, question);
  const { status, body } = answer;
  if (status === 0 || status >= 500)
    throw new Error(`${url} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return answer;
}

/** By the plainest of clients: `fetch` takes a core for itself long before our server has one full. */
async function send(url: string, { method, headers, body }: Question): Promise<Answer> {
  const length = String(Buffer.byteLength(body));
  const asked = request(url, { agent, method, headers: { ...headers, "content-length": length } });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers: told } = answer;
  return { status, ok: status >= 200 && status < 300, body: parsed(await text(answer)), headers: told };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

import { request, type Agent } from "node:http";

/** What came of a request: an answer, or the code of an error such as `ECONNRESET` or `TIMEOUT`. */
export interface Asked {
  /** 0 where no answer came. */
  readonly status: number;
  readonly error: string;
  readonly retryAfter: string | undefined;
  readonly body: string;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly cacheControl: string | undefined;
  /** Set-Cookie, as they came. */
  readonly cookies: readonly string[];
  readonly milliseconds: number;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Kept-alive connections; without one every request takes a connection of its own. */
  readonly agent?: Agent;
  /** The loopback address that the request comes from. */
  readonly from?: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Asks, and always resolves. */
export function ask(
  url: string,
  { method = "GET", headers = {}, body, agent, from, timeout = 30_000 }: AskOptions = {},
): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (asked: Partial<Asked>): void => {
      clearTimeout(timer);
      resolve({
        status: 0,
        error: "",
        retryAfter: undefined,
        location: undefined,
        cacheControl: undefined,
        body: "",
        cookies: [],
        ...asked,
        milliseconds: performance.now() - began,
      });
    };
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...length, ...headers }, agent: agent ?? false, localAddress: from };
    const sent = request(url, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("end", () =>
        end({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers["retry-after"],
          body: Buffer.concat(parts).toString(),
          location: answer.headers.location,
          cacheControl: answer.headers["cache-control"],
          cookies: answer.headers["set-cookie"] ?? [],
        }),
      );
      answer.once("error", (error) => end({ error: codeOf(error) }));
    });
    const timer = setTimeout(() => {
      end({ error: "TIMEOUT" });
      sent.destroy();
    }, timeout);
    sent.on("error", (error) => end({ error: codeOf(error) }));
    sent.end(body);
  });
}

/** Whether an answer is a success. */
export function isFine({ status }: Pick<Asked, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Whether somebody was told to come again: 503 (or the 429 of an allowance of one's own), and when. */
export function isTurnedAway({ status, retryAfter }: Pick<Asked, "status" | "retryAfter">): boolean {
  return (status === 503 || status === 429) && retryAfter !== undefined;
}

/** `200 ×1390, 503 ×10`. */
export function tally(answers: readonly Pick<Asked, "status" | "error">[]): string {
  const counts = Map.groupBy(answers, ({ status, error }) => error || String(status));
  return [...counts].map(([what, times]) => `${what} ×${times.length}`).join(", ") || "nothing";
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : error.message;
}

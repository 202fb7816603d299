import { send } from "./outgoing.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * `fetch` for who asks with the contract's client or another's: bodies of text alone, whole answers. What is longer than
 * the rules allow, compressed or too slow rejects.
 */
export function plainFetch(rules: OutgoingRules): typeof globalThis.fetch {
  return async (target, init = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const { method = "GET", signal, body: sent } = init;
    if (sent && typeof sent !== "string") throw new TypeError("Only text is sent");
    const answer = await send(
      url,
      {
        method,
        headers: Object.fromEntries(new Headers(init.headers)),
        signal: signal ?? undefined,
        ...(sent && { body: new Blob([sent]).stream() }),
      },
      rules,
    );
    const body = await readAnswer(answer);
    const { status, headers, hasBody } = answer;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers });
  };
}

import { send } from "./outgoing.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * `fetch` for who asks with the contract's client: requests without a body, whole answers. What is longer than the
 * rules allow, compressed or too slow rejects.
 */
export function plainFetch(rules: OutgoingRules): typeof globalThis.fetch {
  return async (target, init = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const { method = "GET", signal } = init;
    const answer = await send(
      url,
      { method, headers: Object.fromEntries(new Headers(init.headers)), signal: signal ?? undefined },
      rules,
    );
    const body = await readAnswer(answer);
    const { status, headers, hasBody } = answer;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers });
  };
}

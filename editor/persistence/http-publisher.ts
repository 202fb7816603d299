import type { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";

import type { PublicationAnswer, Publish } from "./publisher.ts";
import { isRefusal, refusedOutcome, wordsOf } from "./refusals.ts";

/**
 * Publishing over the server's API. [EM31] What is asked for again because its answer was lost goes by the same key, and is
 * done once.
 */
export function httpPublisher(call: Client["call"], newKey: () => string): Publish {
  let unheard: { readonly text: string; readonly key: string } | null = null;
  return async (drafts, label) => {
    const body = { drafts, label };
    const text = JSON.stringify(body);
    const key = unheard?.text === text ? unheard.key : newKey();
    unheard = { text, key };
    const answer = await call("publishDrafts", { body, idempotencyKey: key }).then(
      ({ revisions }): PublicationAnswer => ({ kind: "published", revisions }),
      (error: unknown): PublicationAnswer => {
        if (isRefusal(error)) return refused(error);
        throw error;
      },
    );
    unheard = null;
    return answer;
  };
}

function refused(error: ApiError): PublicationAnswer {
  const drafts = placesIn(error);
  if (error.status === 404) return { kind: "gone", drafts };
  const outcome = refusedOutcome(error);
  if (outcome?.kind === "behind") return { kind: "behind", drafts };
  return outcome ?? { kind: "refused", draft: drafts[0] ?? 0, message: wordsOf(error) };
}

/** The places in the list of the drafts that a refusal is about: it names them `drafts.1`, and what of them `drafts.1.title`. */
function placesIn({ details }: ApiError): readonly number[] {
  const places = details.flatMap(({ key }) => {
    const [, place] = /^drafts\.(\d+)(?:\.|$)/.exec(key) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
  return [...new Set(places)];
}

import type { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";

import type { SeenDraft } from "./draft-port.ts";
import type { Heard, PublicationAnswer, Publish } from "./publisher.ts";
import { isRefusal, refusedOutcome, wordsOf } from "./refusals.ts";

/** A publication as it was asked for. */
interface Asked {
  readonly body: { readonly drafts: readonly SeenDraft[]; readonly label: string };
  readonly key: string;
  readonly heard: Heard;
}

/**
 * Publishing over the server's API. [EM31] What nobody answered is asked for again by the same key, and is done once; who
 * wants to publish something else by then is told first what came of it.
 */
export function httpPublisher(call: Client["call"], newKey: () => string): Publish {
  let unheard: Asked | null = null;
  const ask = async (asked: Asked): Promise<PublicationAnswer> => {
    try {
      const { revisions } = await call("publishDrafts", { body: asked.body, idempotencyKey: asked.key });
      unheard = null;
      return { kind: "published", revisions };
    } catch (error) {
      if (!isRefusal(error)) {
        unheard = asked;
        throw error;
      }
      const answer = publicationRefused(error);
      // Who is signed out hasn't heard what came of an earlier one.
      if (answer.kind !== "signed-out") unheard = null;
      return answer;
    }
  };
  return async (drafts, label, heard) => {
    const body = { drafts, label };
    const earlier = unheard;
    if (!earlier) return await ask({ body, key: newKey(), heard });
    if (JSON.stringify(earlier.body) === JSON.stringify(body)) return await ask({ body, key: earlier.key, heard });
    const answer = await ask(earlier);
    if (answer.kind === "signed-out") return answer;
    if (answer.kind === "published") earlier.heard(answer.revisions);
    return { kind: "earlier" };
  };
}

/** What a refusal of drafts that were to go public together, now or later, says. */
export function publicationRefused(error: ApiError): Exclude<PublicationAnswer, { readonly kind: "published" }> {
  const drafts = placesIn(error);
  if (error.status === 404) return { kind: "gone", drafts };
  const outcome = refusedOutcome(error);
  if (outcome?.kind === "behind") return { kind: "behind", drafts };
  return outcome ?? { kind: "refused", draft: drafts[0] ?? 0, message: wordsOf(error), details: error.details };
}

/** The places in the list of the drafts that a refusal is about: it names them `drafts.1`, and what of them `drafts.1.title`. */
export function placesIn({ details }: ApiError): readonly number[] {
  const places = details.flatMap(({ key }) => {
    const [, place] = /^drafts\.(\d+)(?:\.|$)/.exec(key) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
  return [...new Set(places)];
}

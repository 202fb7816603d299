import type { SeenDraft } from "../persistence/draft-port.ts";
import type { PublicationAnswer, Publish } from "../persistence/publisher.ts";

/** What publishing takes of a draft. */
export interface PublishablePart {
  readonly seen: SeenDraft;
  whileSaved<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | "not-saved" | "signed-out">;
  see(draft: { readonly published: number; readonly baseSequence: number }): void;
  lookAnew(): Promise<void>;
}

/** What came of it; drafts are named by their places in the list. */
export type TogetherOutcome =
  | "published"
  | "not-saved"
  | "signed-out"
  | Extract<PublicationAnswer, { readonly kind: "behind" | "refused" }>;

/**
 * [ES8] Makes drafts public as they are seen, all of them or none. What waits of them is saved first; nothing of theirs is
 * saved while they are published. Of those that others have changed meanwhile the changes come in. Never rejects.
 */
export async function publishTogether(
  parts: readonly PublishablePart[],
  publish: Publish,
  label: string,
): Promise<TogetherOutcome> {
  const answer = await whileAllSaved(parts, async () => {
    const seen = parts.map((part) => part.seen);
    const given = await publish(seen, label);
    if (given.kind !== "published") return given;
    for (const [index, part] of parts.entries()) {
      const [own, published] = [seen[index], given.revisions[index]];
      if (own && published !== undefined) part.see({ published, baseSequence: own.since });
    }
    return "published" as const;
  });
  if (typeof answer === "string") return answer;
  if (answer.kind === "signed-out") return answer.kind;
  if (answer.kind === "refused") return answer;
  await Promise.all(answer.drafts.map(async (place) => await parts[place]?.lookAnew()));
  return answer.kind === "gone" ? "not-saved" : answer;
}

async function whileAllSaved<Outcome>(
  [first, ...rest]: readonly PublishablePart[],
  work: () => Promise<Outcome>,
): Promise<Outcome | "not-saved" | "signed-out"> {
  return await (first ? first.whileSaved(async () => await whileAllSaved(rest, work)) : work());
}

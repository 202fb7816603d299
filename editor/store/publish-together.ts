import type { SeenDraft } from "../persistence/draft-port.ts";
import type { Heard, PublicationAnswer, Publish } from "../persistence/publisher.ts";

/** What publishing takes of a draft. */
export interface PublishablePart {
  readonly seen: SeenDraft;
  whileSaved<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | "not-saved" | "signed-out">;
  noteSaved(): (draft: { readonly published: number; readonly baseSequence: number }) => void;
  lookAnew(): Promise<void>;
}

/** What came of it; drafts are named by their places in the list. */
export type TogetherOutcome =
  | "published"
  | "planned"
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
    let given = await publishAsSeen(parts, publish, label);
    while (given.kind === "earlier") given = await publishAsSeen(parts, publish, label);
    return given.kind === "published" || given.kind === "planned" ? given.kind : given;
  });
  if (typeof answer === "string") return answer;
  if (answer.kind === "signed-out") return answer.kind;
  if (answer.kind === "refused") return answer;
  await Promise.all(answer.drafts.map(async (place) => await parts[place]?.lookAnew()));
  return answer.kind === "gone" ? "not-saved" : answer;
}

/** Publishes what is seen now, and sees what came of it, also when that is heard only later. */
async function publishAsSeen(
  parts: readonly PublishablePart[],
  publish: Publish,
  label: string,
): Promise<PublicationAnswer> {
  const noted = parts.map((part) => ({ part, seen: part.seen, see: part.noteSaved() }));
  const heard: Heard = (revisions) => {
    for (const [index, { part, seen, see }] of noted.entries()) {
      const published = revisions[index];
      // Else a later one has been seen.
      const isNews = published !== undefined && part.seen.published === seen.published;
      if (isNews) see({ published, baseSequence: seen.since });
    }
  };
  const drafts = noted.map(({ seen }) => seen);
  const given = await publish(drafts, label, heard);
  if (given.kind === "published") heard(given.revisions);
  return given;
}

async function whileAllSaved<Outcome>(
  [first, ...rest]: readonly PublishablePart[],
  work: () => Promise<Outcome>,
): Promise<Outcome | "not-saved" | "signed-out"> {
  return await (first ? first.whileSaved(async () => await whileAllSaved(rest, work)) : work());
}

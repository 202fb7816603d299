import type { SeenDraft } from "../persistence/draft-port.ts";
import type { Publish } from "../persistence/publisher.ts";
import { type PublishablePart, publishTogether } from "./publish-together.ts";

interface PublishingServer {
  readonly of: { readonly kind: string; readonly id: number };
  readonly refusal: string | null;
  readonly isGone: boolean;
  hasMoved(seen: SeenDraft): boolean;
  publish(): number;
}

/** What a server with these drafts does when some of them are published: all or none. For tests. */
export function testPublisher(...servers: readonly PublishingServer[]): Publish {
  return async (drafts) => {
    const asked = drafts.map(({ kind, id }) => {
      const server = servers.find(({ of }) => of.kind === kind && of.id === id);
      if (!server) throw new Error(`No server has ${kind} ${id}`);
      return server;
    });
    const placesOf = (isOne: (server: PublishingServer, seen: SeenDraft) => boolean): readonly number[] =>
      drafts.flatMap((seen, place) => (asked[place] && isOne(asked[place], seen) ? [place] : []));
    const [gone, moved] = [placesOf(({ isGone }) => isGone), placesOf((server, seen) => server.hasMoved(seen))];
    if (gone.length > 0) return { kind: "gone", drafts: gone };
    if (moved.length > 0) return { kind: "behind", drafts: moved };
    const draft = asked.findIndex(({ refusal }) => refusal !== null);
    if (draft !== -1) return { kind: "refused", draft, message: asked[draft]?.refusal ?? "" };
    return await Promise.resolve({ kind: "published", revisions: asked.map((server) => server.publish()) });
  };
}

/** Publishes one draft alone; says what came of it by its name. For tests. */
export async function publishAlone(server: PublishingServer, store: PublishablePart): Promise<string> {
  const outcome = await publishTogether([store], testPublisher(server), "");
  return typeof outcome === "string" ? outcome : outcome.kind;
}

import { makeAutoObservable } from "mobx";

import type { Publish } from "../persistence/publisher.ts";
import type { Explained } from "../saving/publish-button.tsx";
import type { PublishOutcome, SavingState, UnpublishOutcome } from "../store/draft-ports.ts";
import { type PublishablePart, publishTogether, type TogetherOutcome } from "../store/publish-together.ts";
import type { Step } from "../store/step-log.ts";

/** What publishing takes of a draft. */
export interface PublishedDraft extends PublishablePart {
  readonly hasChanges: boolean;
  readonly unpublishedSteps: readonly Step[];
  readonly state: SavingState;
  readonly copy: { readonly conflicts: readonly unknown[] };
  save(): Promise<void>;
  look(): Promise<void>;
}

/** What publishing takes of the layout. */
export interface LayoutDraft extends PublishedDraft {
  readonly published: number | null;
  unpublish(): Promise<UnpublishOutcome>;
}

/** A draft that goes public with the layout where it has changes: the page's settings, what is set everywhere. */
export interface Companion {
  readonly draft: { readonly store: PublishedDraft | null; open(): Promise<void> };
  /** Says that nothing went public, as this can't. */
  refused(message: string): string;
  /** What it is called within a sentence. */
  readonly name: string;
}

interface Part {
  readonly store: PublishedDraft;
  /** Null: it is the layout. */
  readonly companion: Companion | null;
}

export interface DraftsTogetherParts {
  readonly layout: LayoutDraft;
  /** [EM26] Whether who publishes sees the layout; left out, they do. One that nobody sees stays as it is, whatever was done to it. */
  readonly isLayoutSeen?: () => boolean;
  readonly companions: readonly Companion[];
  readonly publish: Publish;
  /** Says that nothing went public, as others have changed these companions meanwhile. */
  readonly behind: (names: readonly string[]) => string;
}

/** A layout and its companions, which go public in one step: all that was changed of them, or nothing. */
export class DraftsTogether {
  readonly #parts: DraftsTogetherParts;

  constructor(parts: DraftsTogetherParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasChanges(): boolean {
    return this.drafts.some((draft) => draft.hasChanges);
  }

  /** False: visitors have nothing of what is seen. */
  get isPublic(): boolean {
    return this.#layout?.published !== null;
  }

  get unpublishedSteps(): readonly Step[] {
    const steps = this.drafts.flatMap((draft) => draft.unpublishedSteps);
    return steps.toSorted((one, other) => other.at - one.at);
  }

  get copy(): { readonly conflicts: readonly unknown[] } {
    return { conflicts: this.drafts.flatMap((draft) => draft.copy.conflicts) };
  }

  /** Makes all of it public. Nothing is while a part can't be saved; a refusal says which part it is about. */
  async publish(label: string, by?: Publish): Promise<PublishOutcome | "planned" | Explained> {
    const { companions, publish, behind } = this.#parts;
    // What is brought in meanwhile may show a layout, which nobody has looked at then.
    const layout = this.#layout;
    await Promise.all(companions.map(async ({ draft }) => await draft.open()));
    if (this.#stores.length < companions.length) return "not-saved";
    const drafts = [...(layout ? [layout] : []), ...this.#stores];
    await Promise.all(drafts.map(reached));
    const states = drafts.map(({ state }) => state);
    if (states.includes("signed-out")) return "signed-out";
    if (states.includes("gone") || states.includes("offline") || states.includes("conflict")) return "not-saved";
    const changed = this.#changed(layout);
    if (changed.length === 0) return "published";
    const stores = changed.map(({ store }) => store);
    return explained(changed, await publishTogether(stores, by ?? publish, label), behind);
  }

  async unpublish(): Promise<UnpublishOutcome> {
    return await this.#parts.layout.unpublish();
  }

  /** What there is to publish. */
  #changed(layout: LayoutDraft | null): readonly Part[] {
    const others = this.#parts.companions.flatMap((companion): readonly Part[] => {
      const { store } = companion.draft;
      return store?.hasChanges ? [{ store, companion }] : [];
    });
    const isNew = layout !== null && (layout.hasChanges || layout.published === null);
    return isNew ? [{ store: layout, companion: null }, ...others] : others;
  }

  /** Null while nobody sees it. */
  get #layout(): LayoutDraft | null {
    const { layout, isLayoutSeen } = this.#parts;
    return isLayoutSeen?.() === false ? null : layout;
  }

  /** What is seen, the layout first. */
  get drafts(): readonly PublishedDraft[] {
    return [...(this.#layout ? [this.#layout] : []), ...this.#stores];
  }

  get #stores(): readonly PublishedDraft[] {
    return this.#parts.companions.flatMap(({ draft }) => draft.store ?? []);
  }
}

/** Saves what waits; where nothing does, it is looked whether somebody is there again who could not be reached. */
async function reached(draft: PublishedDraft): Promise<void> {
  if (draft.state === "offline") await draft.look();
  await draft.save();
}

/** Says which part kept all of them back; what is said of the layout is said of the page. */
function explained(
  parts: readonly Part[],
  outcome: TogetherOutcome,
  behind: DraftsTogetherParts["behind"],
): PublishOutcome | "planned" | Explained {
  if (typeof outcome === "string") return outcome;
  if (outcome.kind === "refused") {
    const { message } = outcome;
    const companion = parts[outcome.draft]?.companion;
    return companion ? { words: companion.refused(message) } : { message };
  }
  const moved = outcome.drafts.map((place) => parts[place]?.companion ?? null);
  const names = moved.flatMap((companion) => companion?.name ?? []);
  return names.length === 0 || names.length < moved.length ? "behind" : { words: behind(names) };
}

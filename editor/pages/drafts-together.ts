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
  /** Says that nothing went public, as others have changed this meanwhile. */
  behind(): string;
}

interface Part {
  readonly store: PublishedDraft;
  /** Null: it is the layout. */
  readonly companion: Companion | null;
}

/** A layout and its companions, which go public in one step: all that was changed of them, or nothing. */
export class DraftsTogether {
  readonly #layout: LayoutDraft;
  readonly #companions: readonly Companion[];
  readonly #publish: Publish;

  constructor(layout: LayoutDraft, companions: readonly Companion[], publish: Publish) {
    this.#layout = layout;
    this.#companions = companions;
    this.#publish = publish;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasChanges(): boolean {
    return this.#layout.hasChanges || this.#stores.some((store) => store.hasChanges);
  }

  get published(): number | null {
    return this.#layout.published;
  }

  get unpublishedSteps(): readonly Step[] {
    const steps = [this.#layout, ...this.#stores].flatMap((draft) => draft.unpublishedSteps);
    return steps.toSorted((one, other) => other.at - one.at);
  }

  get copy(): { readonly conflicts: readonly unknown[] } {
    return { conflicts: [this.#layout, ...this.#stores].flatMap((draft) => draft.copy.conflicts) };
  }

  /** Makes all of it public. Nothing is while a part can't be saved; a refusal says which part it is about. */
  async publish(label: string): Promise<PublishOutcome | Explained> {
    const layout = this.#layout;
    await Promise.all(this.#companions.map(async ({ draft }) => await draft.open()));
    if (this.#stores.length < this.#companions.length) return "not-saved";
    const drafts = [layout, ...this.#stores];
    await Promise.all(drafts.map(reached));
    const states = drafts.map(({ state }) => state);
    if (states.includes("signed-out")) return "signed-out";
    if (states.includes("gone") || states.includes("offline") || states.includes("conflict")) return "not-saved";
    const parts = this.#parts;
    if (parts.length === 0) return "published";
    const stores = parts.map(({ store }) => store);
    return explained(parts, await publishTogether(stores, this.#publish, label));
  }

  async unpublish(): Promise<UnpublishOutcome> {
    return await this.#layout.unpublish();
  }

  /** What there is to publish. */
  get #parts(): readonly Part[] {
    const layout = this.#layout;
    const others = this.#companions.flatMap((companion): readonly Part[] => {
      const { store } = companion.draft;
      return store?.hasChanges ? [{ store, companion }] : [];
    });
    return layout.hasChanges || layout.published === null ? [{ store: layout, companion: null }, ...others] : others;
  }

  get #stores(): readonly PublishedDraft[] {
    return this.#companions.flatMap(({ draft }) => draft.store ?? []);
  }
}

/** Saves what waits; where nothing does, it is looked whether somebody is there again who could not be reached. */
async function reached(draft: PublishedDraft): Promise<void> {
  if (draft.state === "offline") await draft.look();
  await draft.save();
}

/** Says which part kept all of them back; what is said of the layout is said of the page. */
function explained(parts: readonly Part[], outcome: TogetherOutcome): PublishOutcome | Explained {
  if (typeof outcome === "string") return outcome;
  if (outcome.kind === "refused") {
    const { message } = outcome;
    const companion = parts[outcome.draft]?.companion;
    return companion ? { words: companion.refused(message) } : { message };
  }
  const moved = outcome.drafts.map((place) => parts[place]?.companion ?? null);
  const words = moved.map((companion) => companion?.behind() ?? null);
  return words.length === 0 || words.includes(null) ? "behind" : { words: words.join(" ") };
}

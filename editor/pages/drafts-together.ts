import { makeAutoObservable } from "mobx";

import type { PublishOutcome, SavingState, UnpublishOutcome } from "../store/draft-ports.ts";
import type { Step } from "../store/step-log.ts";

/** What publishing takes of a draft. */
export interface PublishedDraft {
  readonly hasChanges: boolean;
  readonly unpublishedSteps: readonly Step[];
  readonly state: SavingState;
  readonly copy: { readonly conflicts: readonly unknown[] };
  save(): Promise<void>;
  publish(label: string): Promise<PublishOutcome>;
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
  refused(outcome: { readonly message: string }): string;
}

/** A layout and its companions, which go public together: the layout last, as it is refused least. */
export class DraftsTogether {
  readonly #layout: LayoutDraft;
  readonly #companions: readonly Companion[];
  readonly #partly: (outcome: Exclude<PublishOutcome, "published">) => string;

  /** `partly`: says that some of it is public by now, and the rest isn't. */
  constructor(
    layout: LayoutDraft,
    companions: readonly Companion[],
    partly: (outcome: Exclude<PublishOutcome, "published">) => string,
  ) {
    this.#layout = layout;
    this.#companions = companions;
    this.#partly = partly;
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
  async publish(label: string): Promise<PublishOutcome | { readonly words: string }> {
    const layout = this.#layout;
    await Promise.all(this.#companions.map(async ({ draft }) => await draft.open()));
    if (this.#stores.length < this.#companions.length) return "not-saved";
    const drafts = [layout, ...this.#stores];
    await Promise.all(drafts.map(async (draft) => await draft.save()));
    const states = drafts.map(({ state }) => state);
    if (states.includes("signed-out")) return "signed-out";
    if (states.includes("gone") || states.includes("offline") || states.includes("conflict")) return "not-saved";
    let isPartPublic = false;
    for (const { draft, refused } of this.#companions) {
      if (!draft.store?.hasChanges) continue;
      const outcome = await draft.store.publish(label);
      if (outcome !== "published") {
        if (isPartPublic) return { words: this.#partly(outcome) };
        return typeof outcome === "object" ? { words: refused(outcome) } : outcome;
      }
      isPartPublic = true;
    }
    if (!layout.hasChanges && layout.published !== null) return "published";
    const last = await layout.publish(label);
    return last === "published" || !isPartPublic ? last : { words: this.#partly(last) };
  }

  async unpublish(): Promise<UnpublishOutcome> {
    return await this.#layout.unpublish();
  }

  get #stores(): readonly PublishedDraft[] {
    return this.#companions.flatMap(({ draft }) => draft.store ?? []);
  }
}

import { makeAutoObservable } from "mobx";

import type { PublishOutcome, SavingState, UnpublishOutcome } from "../store/draft-ports.ts";
import type { Step } from "../store/step-log.ts";
import type { PageDraft } from "./page-draft.ts";

/** What publishing takes of a page's layout. */
export interface LayoutDraft {
  readonly hasChanges: boolean;
  readonly published: number | null;
  readonly unpublishedSteps: readonly Step[];
  readonly state: SavingState;
  readonly copy: { readonly conflicts: readonly unknown[] };
  save(): Promise<void>;
  publish(label: string): Promise<PublishOutcome>;
  unpublish(): Promise<UnpublishOutcome>;
}

/** What is said when only one of both could go public, or none because of one. */
export interface BothWords {
  settingsRefused(outcome: { readonly message: string }): string;
  layoutLeft(outcome: Exclude<PublishOutcome, "published">): string;
}

/** A page's layout and its settings, which go public together: its settings first, as they are refused more often. */
export class BothDrafts {
  readonly #layout: LayoutDraft;
  readonly #settings: PageDraft;
  readonly #words: BothWords;

  constructor(layout: LayoutDraft, settings: PageDraft, words: BothWords) {
    this.#layout = layout;
    this.#settings = settings;
    this.#words = words;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasChanges(): boolean {
    return this.#layout.hasChanges || this.#settings.store?.hasChanges === true;
  }

  get published(): number | null {
    return this.#layout.published;
  }

  get unpublishedSteps(): readonly Step[] {
    const settings = this.#settings.store?.unpublishedSteps ?? [];
    return [...this.#layout.unpublishedSteps, ...settings].toSorted((one, other) => other.at - one.at);
  }

  get copy(): { readonly conflicts: readonly unknown[] } {
    return { conflicts: [this.#layout, this.#settings.store].flatMap((draft) => draft?.copy.conflicts ?? []) };
  }

  /** Makes both public. Nothing is while one of them can't be saved; a refusal says which of them it is about. */
  async publish(label: string): Promise<PublishOutcome | { readonly words: string }> {
    const layout = this.#layout;
    await this.#settings.open();
    const { store } = this.#settings;
    if (!store) return "not-saved";
    await Promise.all([layout.save(), store.save()]);
    const states = [layout.state, store.state];
    if (states.includes("signed-out")) return "signed-out";
    if (states.includes("offline") || states.includes("conflict")) return "not-saved";
    const isAbout = store.hasChanges;
    const first = isAbout ? await store.publish(label) : "published";
    if (first !== "published") {
      return typeof first === "object" ? { words: this.#words.settingsRefused(first) } : first;
    }
    if (!layout.hasChanges && layout.published !== null) return "published";
    const second = await layout.publish(label);
    return second === "published" || !isAbout ? second : { words: this.#words.layoutLeft(second) };
  }

  async unpublish(): Promise<UnpublishOutcome> {
    return await this.#layout.unpublish();
  }
}

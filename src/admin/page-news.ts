import { makeAutoObservable, runInAction } from "mobx";

import type { PageState } from "#schemas/content/canvas.ts";

type Facts = Pick<PageState, "isPublished" | "hasChanges" | "isPreviewStale">;

/** What an administrator should know of the page that they visit. */
export class PageNews {
  page: Facts | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The message that says it; null: nothing is to be said, or nothing is known yet. */
  get messageKey(): string | null {
    if (this.page?.hasChanges) return "editor.shell.hasChanges";
    return this.page?.isPublished && this.page.isPreviewStale ? "editor.shell.isStale" : null;
  }

  /** Another page is visited, of which nothing is known yet. */
  forget(): void {
    this.page = null;
  }

  tell(page: Facts): void {
    runInAction(() => (this.page = page));
  }
}

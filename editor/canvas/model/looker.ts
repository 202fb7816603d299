import { action, computed, makeObservable, observable } from "mobx";

import type { HiddenBy, Viewer } from "#schemas/page/hidden-by.ts";
import { deviceOf, hiddenBy } from "#schemas/page/hidden-by.ts";
import type { Locale } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import type { Device, Visibility } from "#schemas/page/visibility.ts";

/** A condition that doesn't hold, and why; or a parameter of the site that switches all blocks of a kind off. */
export interface Hidden {
  readonly reason: HiddenBy | "switched-off";
  readonly visibility: Visibility;
}

/** Nobody sees it, whatever is said of the block itself (spec §3, display toggles). */
export const switchedOff: Hidden = { reason: "switched-off", visibility: {} };

/** As whom the page on the canvas is looked at: now or at another moment, at the width that is chosen, as somebody who is logged in or not. */
export class Looker {
  /** Milliseconds since 1970, now and then. */
  now = Date.now();
  /** How wide the page is in CSS pixels; null: it isn't drawn yet. */
  width: number | null = null;
  /** As whom somebody chose to look; null: as whoever may open the page. */
  chosen: boolean | null = null;
  /** The moment that somebody chose to look at; null: now. */
  at: number | null = null;
  readonly #page: () => { readonly type: string; readonly locale: Locale };

  constructor(page: () => { readonly type: string; readonly locale: Locale }) {
    this.#page = page;
    makeObservable(this, {
      now: observable,
      width: observable,
      chosen: observable,
      at: observable,
      device: computed,
      isCustomer: computed,
      tick: action,
      widen: action,
      lookAs: action,
      lookAt: action,
    });
  }

  get device(): Device | undefined {
    return this.width === null ? undefined : deviceOf(this.width);
  }

  /** On the pages that open for nobody else it is somebody who is logged in. */
  get isCustomer(): boolean {
    return this.chosen ?? findPageType(this.#page().type)?.guards.includes("session") ?? false;
  }

  tick(): void {
    this.now = this.at ?? Date.now();
  }

  widen(width: number): void {
    this.width = width;
  }

  /** Null: as whoever may open the page. */
  lookAs(isCustomer: boolean | null): void {
    this.chosen = isCustomer;
  }

  /** Looks at the page as of a moment, in milliseconds since 1970; null: as it is now. */
  lookAt(at: number | null): void {
    this.at = at;
    this.tick();
  }

  /** The first of some conditions that doesn't hold; null: all of them do. */
  hides(conditions: readonly Visibility[]): Hidden | null {
    for (const visibility of conditions) {
      const reason = hiddenBy(visibility, this.#viewer);
      if (reason !== null) return { reason, visibility };
    }
    return null;
  }

  get #viewer(): Viewer {
    const { now, isCustomer, device } = this;
    return { now, isCustomer, locale: this.#page().locale, ...(device && { device }) };
  }
}

import type { FrameItem } from "#schemas/content/canvas.ts";
import type { Localized } from "#schemas/locale.ts";
import type { OtherPage } from "#schemas/page-settings/check-settings.ts";

/** What the panel of a page has to know of it, and of what stands around it. */
export interface PageAbout {
  readonly id: number;
  /** The page type's slug. */
  readonly type: string;
  /** Every page of the site as it is public; rejects when nobody can be reached. */
  listPages(): Promise<readonly NamedPage[]>;
  /** Every frame that may stand around it; rejects when nobody can be reached. */
  listFrames(): Promise<readonly FrameItem[]>;
  /** Edits a frame around this page. */
  editFrame(layoutId: number): void;
}

/** A page of the site, as one looks for it. */
export interface NamedPage extends OtherPage {
  readonly title: Localized<string>;
}

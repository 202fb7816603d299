import type { Both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";
import type { StartingList } from "#starter/element-lists.ts";

/** An element list of the demo with its items, in order. */
export interface DemoElementList extends StartingList {
  readonly items: readonly DemoElement[];
}

export interface DemoElement {
  readonly title: Both;
  /** HTML. */
  readonly text?: Both;
  readonly image?: MediaName;
  /** A site path without language, or an https address. */
  readonly link?: string;
  /** How many may register for it; left out: nobody can. */
  readonly places?: number;
  /** Own columns that are alike in both languages. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Own columns that are written per language. */
  readonly values?: Readonly<Record<string, Both>>;
}

import type { Locator, Page } from "playwright";

import type { Sight } from "./editor-probe.ts";

/** A page to edit: so many headings, one below the other or four to a section. */
export interface EditedPage {
  readonly count: number;
  readonly shape: "flat" | "nested";
}

/** An editor as the benchmark drives it. Headings have the ids `x0`, `x1`…, and the titles `Title 0`… */
export interface BenchEditor extends AsyncDisposable {
  readonly name: string;
  /** What an administrator's browser needs to be let in. */
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  /** Makes the page; gives the address where it is edited. */
  prepare(page: EditedPage): Promise<string>;
  /** Opens the editor at an address that was just loaded; gives the script that it took to draw the first block, in bytes after gzip. */
  open(page: Page): Promise<number>;
  /** A heading on the canvas; with a title, once it has that one. */
  heading(index: number, title?: string): Sight;
  /** Everything that is removed, copied and counted. */
  readonly all: Sight;
  blockAt(page: Page, index: number): Locator;
  /** The field of the chosen heading's title. */
  field(page: Page): Locator;
  /** What is seen while a block is dragged. */
  readonly dragging: Sight;
  /** What is seen once a heading is chosen. */
  chosen(title: string): Sight;
  /** Chooses nothing, and leaves the field. */
  leaveField(page: Page): Promise<void>;
  remove(page: Page): Promise<void>;
  duplicate(page: Page): Promise<void>;
  readonly outline: { tab(page: Page): Locator; readonly seen: Sight };
  readonly inserter: { tab(page: Page): Locator; readonly seen: Sight };
  /** Where blocks are searched, a letter that few of their names have, and what is offered; null: they can't be searched. */
  readonly search: { field(page: Page): Locator; readonly letter: string; readonly seen: Sight } | null;
}

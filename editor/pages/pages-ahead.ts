import type { CanvasPage } from "#schemas/content/canvas.ts";

import { type ListCanvasPages, notePages } from "./use-canvas-pages.ts";

/** A list of pages that can be asked for ahead. */
export interface PagesAhead {
  /** Gives what was begun just now, once; otherwise asks. Keeps its identity. */
  readonly list: ListCanvasPages;
  /** Reads them before anybody looks at them; nothing where they were asked for. Never rejects. */
  readonly ahead: () => Promise<void>;
  /**
   * Asks ahead of the list that a press leads to, which then doesn't ask again, or waits for those that are on their way.
   * Resolves once some are there. Never rejects.
   */
  readonly begin: () => Promise<void>;
}

type Told = NonNullable<Parameters<ListCanvasPages>[0]>;

/** Pages that are on their way. */
interface Flight {
  /** When they were asked for, by the page's clock. */
  readonly at: number;
  readonly all: Promise<readonly CanvasPage[]>;
  /** Resolves once the first of them are there. */
  readonly first: Promise<void>;
  /** Has somebody hear of the first of them; at once where they are there. */
  readonly hear: (told: Told) => void;
  readonly isUnderWay: () => boolean;
}

/** How long what was begun is as good as asked for now, in milliseconds: a press and what it leads to. */
const isFreshFor = 1000;

/** Has pages that somebody is about to look at on their way before what shows them is drawn. */
export function pagesAhead(ask: ListCanvasPages): PagesAhead {
  let begun: Flight | null = null;
  let wasAsked = false;
  // What was listed before is drawn while it is listed anew.
  let wasListed = false;
  const go = (): Flight => {
    wasAsked = true;
    return depart(ask, wasListed);
  };
  /** Who takes it says what is wrong; where nobody does, nobody misses anything. */
  const settled = async ({ all }: Flight): Promise<void> =>
    await all.then(
      (pages) => {
        notePages(pagesOf.list, pages);
        wasListed = true;
      },
      () => {},
    );
  const pagesOf: PagesAhead = {
    ahead: async () => {
      if (wasAsked) return;
      begun = go();
      await settled(begun);
    },
    begin: async () => {
      begun = begun?.isUnderWay() ? { ...begun, at: performance.now() } : go();
      const done = settled(begun);
      if (!wasListed) await Promise.race([begun.first, done]);
    },
    list: async (told) => {
      const flight = begun && performance.now() - begun.at < isFreshFor ? begun : go();
      begun = null;
      if (told) flight.hear(told);
      const all = await flight.all;
      wasListed = true;
      return all;
    },
  };
  return pagesOf;
}

function depart(ask: ListCanvasPages, isKnown: boolean): Flight {
  let some: readonly CanvasPage[] | null = null;
  let tell: Told = () => {};
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const note: Told = (pages) => {
    some = pages;
    tell(pages);
    resolve();
  };
  let isOver = false;
  const all = ask(isKnown ? undefined : note).finally(() => (isOver = true));
  const hear: Flight["hear"] = (told) => {
    tell = told;
    if (some) told(some);
  };
  return { at: performance.now(), all, first, hear, isUnderWay: () => !isOver };
}

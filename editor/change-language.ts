import type { IntlShape } from "react-intl";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";

import type { Canvas } from "./canvas/model/canvas.ts";
import type { ShowInTurn } from "./show-in-turn.ts";

interface LanguageParts {
  readonly canvas: Pick<Canvas, "page" | "show">;
  readonly inTurn: ShowInTurn;
  /** The page at its address in a language, and what its blocks say in that. */
  readonly take: (path: string, to: Locale) => Promise<readonly [page: CanvasPage, words: IntlShape]>;
  /** Told when the page can't be had in the language that was asked for last. */
  readonly failed: () => void;
}

/** What shows the page in another language: in the one that is asked for last. */
export function languageChange({ canvas, inTurn, take, failed }: LanguageParts): (to: Locale) => Promise<void> {
  let last = 0;
  return async (to) => {
    last += 1;
    const own = last;
    await inTurn(async () => {
      const other = canvas.page.page.alternates[to];
      if (own !== last || other === undefined) return;
      try {
        const [page, words] = await take(other, to);
        if (own === last) canvas.show(page, words);
      } catch (error) {
        console.warn("the page could not be had in another language", error);
        if (own === last) failed();
      }
    });
  };
}

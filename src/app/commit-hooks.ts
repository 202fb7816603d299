import type { WireDocument } from "#renderer/page/page-document.ts";

import { applyHead, applyTheme } from "./head.ts";
import { emit } from "./emit.ts";
import { focusMain, notePlace, restorePlace, type FocusPlace } from "./focus.ts";
import type { Navigation } from "./navigation/navigation-store.ts";
import type { ScrollKeeper } from "./scroll/scroll-keeper.ts";

export interface CommitHooks {
  /** Runs just before the page changes. */
  before(): FocusPlace | null;
  /** Runs right after, before the browser paints. */
  after(shown: ShownPage, place: FocusPlace | null): void;
}

/** The page that is shown now, and how the visitor came to it. */
export interface ShownPage {
  readonly document: WireDocument;
  readonly navigation: Navigation;
}

export interface CommitTools {
  readonly scroll: ScrollKeeper;
  announce(text: string): void;
}

/** What happens around the page when another one is shown (design §5). */
export function createCommitHooks({ scroll, announce }: CommitTools): CommitHooks {
  return {
    before() {
      scroll.leave();
      return notePlace();
    },
    after({ document: page, navigation }, place) {
      applyTheme(page.theme);
      applyHead(page.head, page.page);
      if (place && isKept(place, navigation)) restorePlace(place);
      else if (navigation.keyboard) focusMain();
      scroll.arrive({
        type: navigation.mode === "arrive" ? "POP" : "PUSH",
        hash: location.hash,
        keepScroll: navigation.keepScroll,
      });
      announce(page.head.title);
      emit("cellardoor:page", null);
    },
  };
}

/** A field keeps what is typed in it on any page that has it too; a link its focus where the page stays in its place. */
function isKept(place: FocusPlace, { keepScroll }: Navigation): boolean {
  return place.typed !== null || keepScroll;
}

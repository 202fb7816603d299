import type { WireDocument } from "#renderer/page/page-document.ts";

import { applyHead, applyTheme, takeLateFaces } from "./head.ts";
import { emit } from "./emit.ts";
import { focusMain, notePlace, restorePlace, type FocusPlace } from "./focus.ts";
import { noteFolds, restoreFolds, type Folds } from "./folds.ts";
import type { Navigation } from "./navigation/navigation-store.ts";
import type { ScrollKeeper } from "./scroll/scroll-keeper.ts";

export interface CommitHooks {
  /** Runs just before the page changes. */
  before(): VisitorPlace;
  /** Runs right after, before the browser paints. */
  after(shown: ShownPage, place: VisitorPlace): void;
}

/** Where the visitor is on a page. */
export interface VisitorPlace {
  readonly focus: FocusPlace | null;
  readonly folds: Folds;
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
      takeLateFaces();
      scroll.leave();
      return { focus: notePlace(), folds: noteFolds() };
    },
    after({ document: page, navigation }, { focus, folds }) {
      applyTheme(page.theme);
      applyHead(page.head, page.page);
      noteFoot();
      if (navigation.keepScroll) restoreFolds(folds);
      if (focus && isKept(focus, navigation)) restorePlace(focus);
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

/** Says on the page's element whether there is a bar at the foot, as the server says it of the first page. */
function noteFoot(): void {
  const container = document.getElementById("page");
  container?.toggleAttribute("data-foot", container.querySelector("[data-opens-menu]") !== null);
}

/** A field keeps what is typed in it on any page that has it too; a link its focus where the page stays in its place. */
function isKept(place: FocusPlace, { keepScroll }: Navigation): boolean {
  return place.typed !== null || keepScroll;
}

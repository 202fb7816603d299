import { applyHead, applyTheme } from "./head.ts";
import { focusMain, notePlace, restorePlace } from "./focus.ts";
import { emit } from "./emit.ts";
import type { CommitHooks } from "./page-commit.tsx";
import type { ScrollKeeper } from "./scroll/scroll-keeper.ts";

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
    after({ document: page, visit }, place) {
      applyTheme(page.theme);
      applyHead(page.head, page.page);
      if (place) restorePlace(place);
      else if (visit?.keyboard) focusMain();
      scroll.arrive({
        type: visit === null || visit.mode === "arrive" ? "POP" : "PUSH",
        hash: location.hash,
        keepScroll: visit?.keepScroll ?? false,
      });
      announce(page.head.title);
      emit("cellardoor:page", null);
    },
  };
}

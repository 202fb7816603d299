import { addressOf, type NavigationStore, type Visit } from "./navigation/navigation-store.ts";
import type { PageHandle } from "./page-handle.ts";
import { historyKey, type ScrollKeeper } from "./scroll/scroll-keeper.ts";

export interface MoveParts {
  readonly navigation: Pick<NavigationStore, "visit" | "cancel">;
  readonly scroll: Pick<ScrollKeeper, "key" | "leave" | "arrive">;
  /** The page as it is now. */
  handle(): PageHandle;
}

export interface Moves {
  /** A link or a form asks for an address. */
  visit(visit: Visit): void;
  /** The router says that the address has changed. */
  moved(type: "PUSH" | "REPLACE" | "POP"): void;
}

/** Decides what a changed or wanted address means: another page, or another place on this one. */
export function createMoves({ navigation, scroll, handle }: MoveParts): Moves {
  return { visit, moved };

  function visit(to: Visit): void {
    const page = handle();
    if (!to.href.includes("#") || addressOf(to.href) !== page.address) {
      void navigation.visit(to);
      return;
    }
    navigation.cancel();
    if (to.mode === "push") page.go(to.href);
    else scroll.arrive({ type: "PUSH", hash: location.hash, keepScroll: to.keepScroll });
  }

  function moved(type: "PUSH" | "REPLACE" | "POP"): void {
    const { pathname, search, hash } = location;
    if (pathname + search !== handle().address) {
      void navigation.visit({ href: pathname + search + hash, mode: "arrive", keepScroll: false, keyboard: false });
      return;
    }
    // Back on the page that is shown, while another one was on the way.
    if (type === "POP") navigation.cancel();
    if (historyKey() === scroll.key) return;
    scroll.leave();
    scroll.arrive({ type, hash, keepScroll: false });
  }
}

import { addressOf, type NavigationStore, type Navigation } from "./navigation/navigation-store.ts";
import type { PageHost } from "./page/page-host.ts";
import { historyKey, type ScrollKeeper } from "./scroll/scroll-keeper.ts";

export interface MoveParts {
  readonly navigation: Pick<NavigationStore, "navigate" | "cancel">;
  readonly scroll: Pick<ScrollKeeper, "key" | "leave" | "arrive">;
  /** The page as it is now. */
  page(): Pick<PageHost, "address" | "go">;
}

export interface Moves {
  /** A link or a form asks for an address. */
  navigate(to: Navigation): void;
  /** The router says that the address has changed. */
  moved(type: "PUSH" | "REPLACE" | "POP"): void;
}

/** Decides what a changed or wanted address means: another page, or another place on this one. */
export function createMoves({ navigation, scroll, page: shown }: MoveParts): Moves {
  return { navigate, moved };

  function navigate(to: Navigation): void {
    const page = shown();
    if (!to.href.includes("#") || addressOf(to.href) !== page.address) {
      void navigation.navigate(to);
      return;
    }
    navigation.cancel();
    if (to.mode === "push") page.go(to.href);
    else scroll.arrive({ type: "PUSH", hash: location.hash, keepScroll: to.keepScroll });
  }

  function moved(type: "PUSH" | "REPLACE" | "POP"): void {
    const { pathname, search, hash } = location;
    if (pathname + search !== shown().address) {
      void navigation.navigate({ href: pathname + search + hash, mode: "arrive", keepScroll: false, keyboard: false });
      return;
    }
    // Back on the page that is shown, while another one was on the way.
    if (type === "POP") navigation.cancel();
    if (historyKey() === scroll.key) return;
    scroll.leave();
    scroll.arrive({ type, hash, keepScroll: false });
  }
}

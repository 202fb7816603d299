import { focusTitle } from "../focus.ts";
import { addressNow } from "../navigation/address-now.ts";
import type { NavigationStore } from "../navigation/navigation-store.ts";

export interface RefreshParts {
  readonly navigation: Pick<NavigationStore, "pending" | "navigate">;
  announce(text: string): void;
}

/**
 * Gives the function that has the shown page brought up to date where it stands, and says what is new on it. The focus
 * stays where it is; when it went with what had it, the page's title has it. Who is on the way elsewhere is left to it.
 */
export function refreshWith({ navigation, announce }: RefreshParts): (news: () => string) => Promise<void> {
  return async (news) => {
    if (navigation.pending !== null) return;
    const hadFocus = document.activeElement !== document.body;
    const shown = (): void => {
      announce(news());
      if (hadFocus) focusTitle();
    };
    document.addEventListener("cellardoor:page", shown, { once: true });
    await navigation.navigate({ href: addressNow(), mode: "replace", keepScroll: true, keyboard: false });
    document.removeEventListener("cellardoor:page", shown);
  };
}

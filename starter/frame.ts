import type { StoredLink } from "#schemas/fields/link.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { Both } from "./both.ts";
import { block, layout, outlet } from "./layout-builder.ts";

/** What an estate says in its frame. */
export interface FrameWords {
  /** Above the menu; left out: the telephone and the address alone. */
  readonly topBar?: Both;
  /** Beside the logo in the footer. */
  readonly footer: Both;
  readonly letterTitle: Both;
  readonly letterText: Both;
  /** At the foot of small screens, beside the menu. The logo leads home, and the menu's foot has the telephone. */
  readonly bottomLinks: readonly { readonly link: StoredLink; readonly icon: string }[];
}

/** The chrome around every page (spec §2), with the newsletter's form in the footer (spec §7). */
export function frame({ topBar, footer, letterTitle, letterText, bottomLinks }: FrameWords): LayoutDocument {
  return layout(
    "frame",
    block("skip", "skip-link"),
    block(
      "promo",
      "promo-banner",
      {},
      {
        bar: [
          block("top", "top-bar", topBar ? { text: topBar } : {}, {
            end: [block("languages", "language-menu", { form: "codes" })],
          }),
        ],
      },
    ),
    block(
      "menu",
      "app-bar",
      {},
      {
        tools: [
          block("search", "search-bar"),
          block("account", "account-link"),
          block("bag", "cart-badge"),
          block("small-languages", "language-menu", { form: "small-screen" }),
        ],
      },
    ),
    outlet(),
    block(
      "foot",
      "footer",
      { text: footer },
      { letter: [block("foot-letter", "newsletter-form", { title: letterTitle, text: letterText })] },
    ),
    block("legal", "legal-text"),
    block("alcohol", "alcohol-message"),
    block("breathalyser", "ethylotest-banner"),
    block("slider", "fullscreen-slider"),
    block("suggestions", "search-suggestions"),
    block("toasts", "toasts"),
    block("drawer", "cart-drawer"),
    block("popups", "popup"),
    block("age", "minors-gate"),
    block("bottom", "bottom-bar", { links: bottomLinks }, { basket: [block("basket", "cart-badge", { form: "tab" })] }),
  );
}

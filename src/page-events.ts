import type { Cart } from "#schemas/content/cart.ts";
import type { Image } from "#schemas/content/image.ts";

/** What the boot script can tell the visitor about, in its own words (`boot/notices.ts`). */
export type NoticeKind = "offline" | "online" | "load-failed" | "chunk-failed" | "not-added";

declare global {
  /** How the boot script, the runtime and the blocks speak to each other without sharing a module. */
  interface DocumentEventMap {
    /** The runtime has taken the page over. */
    "cellardoor:hydrated": CustomEvent<null>;
    /** The runtime could not take the page over. */
    "cellardoor:failed": CustomEvent<null>;
    /** An island runs, the event's target; clicks that were held on it are replayed. */
    "cellardoor:live": CustomEvent<null>;
    /** Another page is shown since a client navigation. */
    "cellardoor:page": CustomEvent<null>;
    /** Opens the fullscreen slider (spec §2). */
    "cellardoor:open-slider": CustomEvent<{ readonly images: readonly Image[]; readonly start: number }>;
    /** Shows a toast (spec §1). */
    "cellardoor:toast": CustomEvent<{ readonly message: string }>;
    /** The server told a cart, or that there is none (null): it is kept by now, and whoever shows it takes it over. */
    "cellardoor:cart": CustomEvent<{ readonly cart: Cart | null }>;
    /** Forms that add to the cart have come into the page. */
    "cellardoor:forms": CustomEvent<null>;
    /** Opens the cart's drawer. */
    "cellardoor:open-cart": CustomEvent<null>;
    /** Opens a popup of the page by its id, or closes the one that is open (spec §2). */
    "cellardoor:open-popup": CustomEvent<{ readonly id: number }>;
    "cellardoor:close-popup": CustomEvent<null>;
    /** Another state of a page that is shown by a draft: a page document as JSON. The panel around its frame tells it. */
    "cellardoor:draft": CustomEvent<{ readonly document: string }>;
    "cellardoor:notice": CustomEvent<{ readonly kind: NoticeKind }>;
    /**
     * A page chunk could not be loaded (spec §8), on the way to `href` when it was a navigation. Prevented when the
     * page is being loaded anew.
     */
    "cellardoor:chunk-error": CustomEvent<{ readonly href?: string }>;
  }
}

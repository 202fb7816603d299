import type { AdministratedPage } from "./draft-page.ts";

const channel = "cellardoor:published";

/** Tells the pages that are open in this browser that something of all of them is public. */
export function tellPublication(): void {
  const pages = new BroadcastChannel(channel);
  pages.postMessage(null);
  pages.close();
}

/** Has the page brought up to date whenever something is published in another tab of this browser. */
export function followPublications({ loader, refresh }: Pick<AdministratedPage, "loader" | "refresh">): void {
  new BroadcastChannel(channel).addEventListener("message", () => {
    // An editor stands in the page's place.
    if (document.getElementById("page") === null) return;
    loader.forget();
    void refresh(() => document.title);
  });
}

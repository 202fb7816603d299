import type { WireDocument } from "#renderer/page/page-document.ts";

/** The page that an administrator has, as the runtime lets it be changed. */
export interface AdministratedPage {
  /** Shows another state of it in its place. */
  show(document: WireDocument): Promise<void>;
  /** Has it brought up to date; what is said then is what is new. */
  refresh(news: () => string): Promise<void>;
}

/** What a page that is shown by a draft and the panel beside it say to each other. */
export type DraftMessage =
  /** The page runs: it can be given other states of itself. */
  { readonly cellardoor: "draft-ready" } | { readonly cellardoor: "show-draft"; readonly document: WireDocument };

/** The query key by which a page is shown by the draft of the site's settings, to administrators. */
const draftKey = "draft";

/** A page in the panel's frame: it shows the states that it is given, and its links lead to pages by the same draft. */
export function followDraft({ show }: Pick<AdministratedPage, "show">): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<DraftMessage>) => {
    if (origin !== location.origin || source !== parent || data.cellardoor !== "show-draft") return;
    show(data.document).catch((error: unknown) => console.warn("a draft could not be shown", error));
  });
  document.addEventListener("click", leadByDraft, { capture: true });
  parent.postMessage({ cellardoor: "draft-ready" } satisfies DraftMessage, location.origin);
}

function leadByDraft(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.hash !== "";
  if (isHere || link.target !== "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(byDraft(link.href));
}

/** The address of the same page, shown by the draft. */
function byDraft(href: string): string {
  const url = new URL(href);
  url.searchParams.set(draftKey, "site");
  return url.href;
}

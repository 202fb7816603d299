import type { WireDocument } from "#renderer/page/page-document.ts";
import type { DocumentLoader } from "#src/app/navigation/document-loader.ts";
import type { PageHost } from "#src/app/page/page-host.ts";

import { keepPopupOpen } from "./draft-popup.ts";

/** The page that an administrator has, as the runtime shows it. */
export interface AdministratedPage {
  /** Loads what a page document needs before it can be shown. */
  prepare(document: WireDocument): Promise<boolean>;
  readonly page: Pick<PageHost, "address" | "show">;
  readonly loader: Pick<DocumentLoader, "forget">;
  /** Has it brought up to date; what is said then is what is new. */
  refresh(news: () => string): Promise<void>;
}

/** The query key by which a page is shown by a draft, to administrators. */
const draftKey = "draft";

/** A page in the panel's frame: it shows the states that it is given, and its links lead to pages by the same draft. */
export function followDraft(mark: Element, { prepare, page }: AdministratedPage): void {
  const show = async (document: WireDocument): Promise<void> => {
    await prepare(document);
    page.show(document, { href: page.address, mode: "arrive", keepScroll: true, keyboard: false });
  };
  document.addEventListener("cellardoor:draft", ({ detail }) => {
    show(JSON.parse(detail.document) as WireDocument).catch((error: unknown) => {
      console.warn("a draft could not be shown", error);
    });
  });
  document.addEventListener("click", leadByDraft, { capture: true });
  const [kind, id] = draftHere().split(":");
  if (kind === "popup" && id !== undefined) keepPopupOpen(id);
  mark.setAttribute("data-draft", "ready");
}

function leadByDraft(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.hash !== "";
  if (isHere || link.target !== "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const to = byDraft(link.href);
  // In the panel's frames Back is the panel's: no page there has an entry of its own.
  if (window.parent === window) location.assign(to);
  else location.replace(to);
}

/** The address of the same page, shown by the draft. */
function byDraft(href: string): string {
  const url = new URL(href);
  url.searchParams.set(draftKey, draftHere());
  return url.href;
}

/** The draft that this page is shown by. */
function draftHere(): string {
  return new URLSearchParams(location.search).get(draftKey) ?? "site";
}

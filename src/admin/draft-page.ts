import type { WireDocument } from "#renderer/page/page-document.ts";

/** The page that an administrator has, as the runtime lets it be changed. */
export interface AdministratedPage {
  /** Shows another state of it in its place. */
  show(document: WireDocument): Promise<void>;
  /** Has it brought up to date; what is said then is what is new. */
  refresh(news: () => string): Promise<void>;
}

/** The query key by which a page is shown by the draft of the site's settings, to administrators. */
const draftKey = "draft";

/** A page in the panel's frame: it shows the states that it is given, and its links lead to pages by the same draft. */
export function followDraft(mark: Element, { show }: Pick<AdministratedPage, "show">): void {
  document.addEventListener("cellardoor:draft", ({ detail }) => {
    show(JSON.parse(detail.document) as WireDocument).catch((error: unknown) => {
      console.warn("a draft could not be shown", error);
    });
  });
  document.addEventListener("click", leadByDraft, { capture: true });
  mark.setAttribute("data-draft", "ready");
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

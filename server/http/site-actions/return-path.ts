import { isSafeUrl } from "#schemas/fields/link-target.ts";

/** A block's id after expansion, as addresses have it: `frame:letter`, `visit/form`. */
const blockId = /^[\w:/-]{1,200}$/;

/** What is known of where a form was sent from. */
export interface SentFrom {
  /** The site's start page, for want of anything better. */
  readonly home: string;
  /** The page, as the browser names it; null: it doesn't. */
  readonly referer: string | null;
  /** The path that it was posted to, where forms are posted to the page that they stand on; left out: to one of their own. */
  readonly page?: string | undefined;
}

/**
 * Where a posted form leads back to: the address and the block that it names, with the block's new state. A form that
 * names no address leads to the page that it was sent from, or to the one that it was posted
 * to where the browser keeps the other to itself. An address that isn't one of this site's paths gives the
 * start page: a form can't send anybody elsewhere. A block without
 * a state shows itself as it is; a form among many of its block names the place that it stands at.
 */
export function returnPath(form: URLSearchParams, state: string, { home, referer, page = "" }: SentFrom): string {
  const [block, at] = [form.get("block") ?? "", form.get("at") ?? ""];
  const back = form.get("back") ?? (pathOf(referer) || page);
  const url = new URL(back.startsWith("/") && isSafeUrl(back) ? back : home, "https://site.invalid");
  if (blockId.test(block)) {
    if (state !== "") url.searchParams.set(`${block}.state`, state);
    url.hash = blockId.test(at) ? at : `form-${block}`;
  }
  return url.pathname + url.search + url.hash;
}

/** The path and query of an address; that it is one of this site's, the form's origin has shown. */
function pathOf(address: string | null): string {
  if (address === null || !URL.canParse(address)) return "";
  const { pathname, search } = new URL(address);
  return pathname + search;
}

import { isSafeUrl } from "#schemas/fields/link-target.ts";

/** A block's id after expansion, as addresses have it: `frame:letter`, `visit/form`. */
const blockId = /^[\w:/-]{1,200}$/;

/**
 * Where a posted form leads back to: the address and the block that it names, with the block's new state. An
 * address that isn't one of this site's paths gives the start page: a form can't send anybody elsewhere.
 */
export function returnPath(form: URLSearchParams, state: string, home: string): string {
  const [back, block] = [form.get("back") ?? "", form.get("block") ?? ""];
  const url = new URL(back.startsWith("/") && isSafeUrl(back) ? back : home, "https://site.invalid");
  if (blockId.test(block)) {
    url.searchParams.set(`${block}.state`, state);
    url.hash = `form-${block}`;
  }
  return url.pathname + url.search + url.hash;
}

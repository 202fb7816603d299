import { isSafeUrl } from "#schemas/fields/link-target.ts";

/** A block's id after expansion, as addresses have it: `frame:letter`, `visit/form`. */
const blockId = /^[\w:/-]{1,200}$/;

/**
 * Where a posted form leads back to: the address and the block that it names, with the block's new state. An
 * address that isn't one of this site's paths gives the start page: a form can't send anybody elsewhere. A block without
 * a state shows itself as it is; a form among many of its block names the place that it stands at.
 */
export function returnPath(form: URLSearchParams, state: string, home: string): string {
  const [back, block, at] = [form.get("back") ?? "", form.get("block") ?? "", form.get("at") ?? ""];
  const url = new URL(back.startsWith("/") && isSafeUrl(back) ? back : home, "https://site.invalid");
  if (blockId.test(block)) {
    if (state !== "") url.searchParams.set(`${block}.state`, state);
    url.hash = blockId.test(at) ? at : `form-${block}`;
  }
  return url.pathname + url.search + url.hash;
}

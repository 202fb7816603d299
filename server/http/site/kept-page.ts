import { acceptedEncodings } from "#server/cache/compress.ts";

import { isUnchanged } from "../request/is-unchanged.ts";
import { parsePath } from "./parse-path.ts";
import { pageHeaders } from "./page-answer.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { splitUrl } from "./split-url.ts";

/** What a Response is made of. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer> | null;
  /** What the log calls the page. */
  readonly name: string;
}

/** Gives a kept page; null where anything else has to be done first. */
export type FindKept = (request: Request, header: ReadHeader) => KeptAnswer | null;

export type ReadHeader = (name: string) => string | undefined;

/**
 * The shortest way to a kept page, before any application is asked: a GET, from nobody in particular, for a plain
 * address that isn't the start page (whose language is chosen). It answers what the site would, byte for byte.
 */
export function findKeptPages(renderer: Pick<SiteRenderer, "kept">): FindKept {
  return (request, header) => {
    if (request.method !== "GET") return null;
    if (/(?:^|;\s*)token=/.test(header("cookie") ?? "")) return null;
    const url = splitUrl(request.url);
    const parsed = parsePath(url.path);
    if (parsed.kind === "moved" || parsed.path === "/") return null;
    // A link to what isn't public says so to whom it doesn't show that.
    if (/[?&]draft=shared/.test(url.search)) return null;
    const kept = renderer.kept({ ...parsed, form: url.form, search: new URLSearchParams(url.search) });
    if (!kept) return null;
    const { page, from } = kept;
    if (page.form === "wire" && page.reloads) return null;
    const sent = page.body.ready(acceptedEncodings(header("accept-encoding")));
    if (!sent) return null;
    const headers = pageHeaders(page, { from, path: parsed.path, url: request.url });
    if (from === "hit" && page.status === 200 && isUnchanged(header, headers))
      return { status: 304, headers, body: null, name: page.name };
    if (sent.encoding !== "identity") headers["Content-Encoding"] = sent.encoding;
    return { status: page.status, headers, body: sent.body, name: page.name };
  };
}

import type { Client } from "#schemas/contract/client.ts";

export interface PreviewPorts {
  readonly call: Client["call"];
  /** The HTML that visitors get at an address of this site. */
  readonly htmlOf: (path: string) => Promise<string>;
}

export interface PreviewedPage {
  readonly pageId: number;
  readonly layoutId: number;
  readonly path: string;
}

/** What came of looking after a preview. */
export type Refreshed = "unchanged" | "taken";

/**
 * Has a page's picture taken anew where the page looks otherwise than it shows (spec §7, "Admin"). What decides is the
 * server's own rendering. Rejects when nobody can be reached, or the browser can't draw the page.
 */
export async function refreshPreview(page: PreviewedPage, { call, htmlOf }: PreviewPorts): Promise<Refreshed> {
  const params = { idPage: page.pageId, idLayout: page.layoutId };
  const html = await htmlOf(page.path);
  const { changed, hash, path } = await call("checkHash", { params, body: { html } });
  if (!changed) return "unchanged";
  // Most visits find a page unchanged: what draws pictures comes where one is taken.
  const { capturePage } = await import("./capture-page.ts");
  const image = await capturePage(path === page.path ? html : await htmlOf(path));
  await call("savePreview", { params, body: { hash }, files: { image } });
  return "taken";
}

/** The HTML that anybody gets at an address: without what says who asks. */
export async function visitorsHtml(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: "omit", headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return await answer.text();
}

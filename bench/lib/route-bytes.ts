import { gzipSync } from "node:zlib";

/** A route's script as its document declares it, in bytes after gzip. */
export interface RouteBytes {
  readonly path: string;
  /** What loads at first. */
  readonly before: number;
  /** With the runtime, its messages and the chunks of the islands on the page. */
  readonly after: number;
}

interface PageState {
  readonly runtime: { readonly entry: string; readonly preload: readonly string[] };
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** Reads every address of the sitemap and adds up the scripts that its document names. */
export async function measureRoutes(siteUrl: string): Promise<readonly RouteBytes[]> {
  const sitemap = await text(`${siteUrl}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? text(siteUrl + file).then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(file, known);
    return known;
  };
  const routes: RouteBytes[] = [];
  for (const path of paths) {
    const html = await text(siteUrl + path);
    const first = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = ""]) => file);
    const before = await sum(first.map(sizeOf));
    const state = JSON.parse(
      /<script type="application\/json" id="page-document">(.*?)<\/script>/s.exec(html)?.[1] ?? "",
    ) as PageState;
    const islands = Object.entries(state.islands).flatMap(([slug, files]) =>
      html.includes(`data-block="${slug}"`) ? files : [],
    );
    const later = new Set([state.runtime.entry, ...state.runtime.preload, ...islands]);
    routes.push({ path, before, after: before + (await sum([...later].map(sizeOf))) });
  }
  return routes;
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

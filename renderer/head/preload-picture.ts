/**
 * The preload link of a page's first picture of high priority, from its markup; empty when there is
 * none. Only the best format is preloaded: a browser without it ignores the link by its type.
 */
export function preloadPicture(markup: string): string {
  for (const [picture] of markup.matchAll(/<picture\b[^>]*>.*?<\/picture>/gs)) {
    if (!/<img\b[^>]*\bfetchpriority="high"/i.test(picture)) continue;
    const source = /<source\b([^>]*)>/i.exec(picture)?.[1] ?? "";
    const read = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(source)?.[1];
    const [type, srcset, sizes] = [read("type"), read("srcset"), read("sizes")];
    if (!srcset) return "";
    return `<link rel="preload" as="image" type="${type ?? ""}" imagesrcset="${srcset}" imagesizes="${sizes ?? "100vw"}" fetchpriority="high">`;
  }
  return "";
}

import { type RenderedPage, renderPage } from "../../previews/render-page.ts";
import type { PageWeight, WeighedPicture } from "./page-weight.ts";
import { pictureBytes } from "./picture-bytes.ts";

/** The screens that a page is weighed for, in CSS pixels and pixels of the device for each. */
const screens = {
  phone: { width: 390, window: 844, density: 2 },
  computer: { width: 1440, window: 900, density: 1 },
} as const;

/** A page on a telephone, and its pictures on every device. */
interface Weighed {
  readonly weight: PageWeight;
  readonly pictures: readonly WeighedPicture[];
}

/**
 * Weighs a page of HTML as a telephone loads it to its end: drawn out of sight, without running any script, and each file by
 * what the browser says came over the line for it, or will once its pictures' sizes are made. Rejects when it can't be drawn, or
 * they can't be had now.
 */
export async function weighPage(html: string): Promise<Weighed> {
  using phone = await renderPage(html, screens.phone);
  const files = filesOf(phone);
  const pictures = await picturesIn(phone, "phone");
  const sum = (part: string): number =>
    [...files].reduce((all, [url, { bytes }]) => all + (partOf(url) === part ? bytes : 0), 0);
  return {
    weight: {
      html: await gzipBytes(html),
      styles: sum("styles"),
      scripts: await scriptBytes(html),
      fonts: sum("fonts"),
      pictures: pictures.bytes,
    },
    pictures: pictures.inBlocks,
  };
}

/** The pictures of a page as a computer loads them. Rejects when it can't be drawn. */
export async function weighOnComputer(html: string): Promise<readonly WeighedPicture[]> {
  using computer = await renderPage(html, screens.computer);
  return (await picturesIn(computer, "computer")).inBlocks;
}

interface LoadedFile {
  readonly bytes: number;
}

/** What a drawn page loaded, by its address. */
function filesOf({ document }: RenderedPage): ReadonlyMap<string, LoadedFile> {
  const entries = document.defaultView?.performance.getEntriesByType("resource") ?? [];
  return new Map(entries.map((entry) => [entry.name, { bytes: (entry as PerformanceResourceTiming).encodedBodySize }]));
}

function partOf(url: string): "styles" | "fonts" | null {
  const { pathname } = new URL(url);
  if (pathname.endsWith(".css")) return "styles";
  return /\.(?:woff2?|ttf|otf)$/.test(pathname) ? "fonts" : null;
}

async function picturesIn(page: RenderedPage, device: WeighedPicture["device"]) {
  const files = filesOf(page);
  const own = [...page.document.images].filter(({ currentSrc }) => currentSrc.startsWith(location.origin));
  const sizes = new Map<string, number>();
  // One after the other: some are made for this, and visitors' come first.
  for (const url of new Set(own.map(({ currentSrc }) => currentSrc)))
    sizes.set(url, await pictureBytes(url, files.get(url)?.bytes ?? 0));
  const inBlocks = own.map((image) => {
    const url = image.currentSrc;
    const { pathname } = new URL(url);
    const isWhole = !pathname.startsWith("/images/");
    const block = image.closest<HTMLElement>("[data-block][data-id]")?.dataset["id"] ?? "";
    return { block, bytes: sizes.get(url) ?? 0, device, isWhole, name: nameOf(pathname, isWhole) };
  });
  return { bytes: [...sizes.values()].reduce((all, bytes) => all + bytes, 0), inBlocks };
}

/** What a file is called: a size's address is the original's with the format behind it, and that has what it holds in it. */
function nameOf(pathname: string, isWhole: boolean): string {
  const file = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  const original = isWhole ? file : file.replace(/\.[a-z]+$/, "");
  return original.replace(/-[0-9a-f]{16}(?=\.[^.]*$|$)/, "");
}

/** The scripts that a page begins with, but the estate's own, which administrators never get. */
async function scriptBytes(html: string): Promise<number> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const wanted = page.querySelectorAll("script[src], link[rel=modulepreload]");
  const urls = [...wanted].map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "");
  const own = [...new Set(urls)].filter((url) => url.startsWith("/") && !url.startsWith("/custom/"));
  const sizes = await Promise.all(own.map(async (url) => await gzipBytes(await (await fetch(url)).text())));
  return sizes.reduce((all, bytes) => all + bytes, 0);
}

/** How much a text is once it is compressed as for a visitor. */
async function gzipBytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

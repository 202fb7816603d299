/** How wide a page is drawn for its preview, in how high a window, and how much of it is shown, in CSS pixels. */
export const previewSize = { width: 1200, window: 900, height: 1800 } as const;

/** How long a page's pictures may take, in milliseconds. */
const patience = 15_000;

/** A page as visitors get it, drawn out of sight: no script of it runs, nothing in it moves. */
export interface RenderedPage extends Disposable {
  readonly document: Document;
}

/** The screen that a page is drawn for. */
interface DrawnScreen {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly window: number;
  /** Pixels of the device for each of them; left out: this screen's. It decides which size of a picture is loaded. */
  readonly density?: number;
}

/** Draws a page of HTML out of sight, and waits for its fonts and pictures. Rejects when it can't be drawn. */
export async function renderPage(html: string, screen: DrawnScreen = previewSize): Promise<RenderedPage> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const { width, window: height, density = devicePixelRatio } = screen;
  frame.style.cssText = `position: fixed; inset: 0 auto auto -20000px; inline-size: ${width}px; block-size: ${height}px; border: 0`;
  const loaded = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("The page for a preview did not load")), patience);
  });
  frame.srcdoc = still(html, density / devicePixelRatio);
  document.body.append(frame);
  try {
    await loaded;
    const inner = frame.contentDocument;
    if (!inner) throw new Error("The page for a preview can't be read");
    await Promise.race([settled(inner), new Promise((done) => setTimeout(done, patience))]);
    return { document: inner, [Symbol.dispose]: () => frame.remove() };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** The page without its scripts, with every picture at once, and with nothing that moves. */
function still(html: string, denser: number): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script, link[rel=modulepreload], link[rel=preload][as=image]"))
    script.remove();
  for (const image of page.querySelectorAll("img")) image.loading = "eager";
  // The browser knows its own screen alone: to a file that says it is smaller it prefers a larger one.
  for (const source of denser === 1 ? [] : page.querySelectorAll("[srcset]")) {
    const offered = source.getAttribute("srcset") ?? "";
    source.setAttribute(
      "srcset",
      offered.replaceAll(/(\d+)w/g, (_, width) => `${Math.round(Number(width) / denser)}w`),
    );
  }
  const style = page.createElement("style");
  style.textContent = "*, ::before, ::after { animation: none !important; transition: none !important }";
  page.head.append(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

async function settled(page: Document): Promise<void> {
  await page.fonts.ready;
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  for (const image of page.images) settle(image);
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
}

/** A picture that has chosen its file keeps to it: who copies the page copies no choice. */
function settle(image: HTMLImageElement): void {
  const { currentSrc } = image;
  if (currentSrc === "") return;
  for (const source of image.parentElement?.querySelectorAll(":scope > source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.removeAttribute("sizes");
  image.src = currentSrc;
}

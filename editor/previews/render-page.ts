/** How wide a page is drawn for its preview, in how high a window, and how much of it is shown, in CSS pixels. */
export const previewSize = { width: 1200, window: 900, height: 1800 } as const;

/** How long a page's pictures may take, in milliseconds. */
const patience = 15_000;

/** A page as visitors get it, drawn out of sight: no script of it runs, nothing in it moves. */
export interface RenderedPage extends Disposable {
  readonly document: Document;
}

/** Draws a page of HTML out of sight, and waits for its fonts and pictures. Rejects when it can't be drawn. */
export async function renderPage(html: string): Promise<RenderedPage> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const { width, window: height } = previewSize;
  frame.style.cssText = `position: fixed; inset: 0 auto auto -20000px; inline-size: ${width}px; block-size: ${height}px; border: 0`;
  const loaded = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("The page for a preview did not load")), patience);
  });
  frame.srcdoc = still(html);
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
function still(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  for (const image of page.querySelectorAll("img")) image.loading = "eager";
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

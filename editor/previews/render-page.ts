import { chooseFile, type OfferedPictures, offerStandIns } from "./offered-pictures.ts";

/** How wide a page is drawn for its preview, in how high a window, and how much of it is shown, in CSS pixels. */
export const previewSize = { width: 1200, window: 900, height: 1800 } as const;

/** How long a page's pictures may take, and how long it is until a stand-in is measured again, in milliseconds. */
const patience = 15_000;
const pause = 50;

/** A page as visitors get it, drawn out of sight: no script of it runs, nothing in it moves. */
export interface RenderedPage extends Disposable {
  readonly document: Document;
}

/** The screen that a page is drawn for. */
interface DrawnScreen {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly window: number;
  /**
   * Pixels of the device for each of them. It decides which size of a picture is loaded, and that alone does; left out: this
   * screen's, and a picture may be one that the browser has at hand.
   */
  readonly density?: number;
}

/**
 * Draws a page of HTML out of sight, and waits for its fonts and pictures. Rejects when it can't be drawn, or when it isn't known
 * in time what a screen of another density would load.
 */
export async function renderPage(html: string, screen: DrawnScreen = previewSize): Promise<RenderedPage> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const { width, window: height, density } = screen;
  frame.style.cssText = `position: fixed; inset: 0 auto auto -20000px; inline-size: ${width}px; block-size: ${height}px; border: 0`;
  const loaded = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("The page for a preview did not load")), patience);
  });
  const page = still(html);
  const offered: OfferedPictures = density === undefined ? new Map() : offerStandIns(page);
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  document.body.append(frame);
  // A window is none wide until it has been laid out. On a busy machine a page was read before that, and chose by it.
  frame.getBoundingClientRect();
  try {
    await loaded;
    const inner = frame.contentDocument;
    if (!inner) throw new Error("The page for a preview can't be read");
    await Promise.race([settled(inner, { offered, density }), rest(patience)]);
    if (!hasChosen(inner, offered)) throw new Error("The pictures of a page could not be chosen in time");
    return { document: inner, [Symbol.dispose]: () => frame.remove() };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** The page without its scripts, with every picture at once, and with nothing that moves. */
function still(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script, link[rel=modulepreload], link[rel=preload][as=image]"))
    script.remove();
  for (const image of page.querySelectorAll("img")) image.loading = "eager";
  const style = page.createElement("style");
  style.textContent = "*, ::before, ::after { animation: none !important; transition: none !important }";
  page.head.append(style);
  return page;
}

/** What pictures choose among, and for which screen. */
interface Choice {
  readonly offered: OfferedPictures;
  readonly density: number | undefined;
}

async function settled(page: Document, choice: Choice): Promise<void> {
  await fontsOf(page);
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.all([...page.images].map((image) => measurable(image, choice.offered)));
  for (const image of page.images) settle(image, choice);
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  await fontsOf(page);
}

/** Fonts are asked for as the page is laid out. On a busy machine that hasn't happened yet, and none would be waited for. */
async function fontsOf(page: Document): Promise<void> {
  page.documentElement.getBoundingClientRect();
  await page.fonts.ready;
}

/** A stand-in that has no width yet says nothing of how wide its picture stands: the narrowest file would be chosen. */
async function measurable(image: HTMLImageElement, offered: OfferedPictures): Promise<void> {
  const isUnknown = (): boolean => offered.has(image.currentSrc) && image.naturalWidth === 0;
  for (let waited = 0; isUnknown() && waited < patience; waited += pause) await rest(pause);
}

/** Whether nothing stands in for a picture any more. */
function hasChosen({ images }: Document, offered: OfferedPictures): boolean {
  return ![...images].some(({ currentSrc }) => offered.has(currentSrc));
}

async function rest(milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
}

/** A picture that has chosen its file keeps to it: who copies the page copies no choice. */
function settle(image: HTMLImageElement, { offered, density = devicePixelRatio }: Choice): void {
  const { currentSrc, naturalWidth } = image;
  const chosen = chooseFile(offered.get(currentSrc) ?? [], naturalWidth, density) ?? currentSrc;
  if (chosen === "") return;
  for (const source of image.parentElement?.querySelectorAll(":scope > source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.removeAttribute("sizes");
  image.src = chosen;
}

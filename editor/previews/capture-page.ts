import { toCanvas } from "html-to-image";

import { embedFonts } from "./embed-fonts.ts";
import { previewSize, renderPage } from "./render-page.ts";

/**
 * A picture of a page as visitors get it: drawn out of sight and taken piece by piece, between which whoever types is
 * served first. Rejects when the browser can't draw it.
 */
export async function capturePage(html: string): Promise<Blob> {
  using page = await renderPage(html);
  const { document: inner } = page;
  const root = inner.querySelector<HTMLElement>("#page");
  if (!root) throw new Error("The page for a preview has no content");
  const fontEmbedCSS = await embedFonts(inner);
  const { width, height } = previewSize;
  const canvas = new OffscreenCanvas(width, Math.min(height, Math.ceil(root.getBoundingClientRect().height)));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  context.fillStyle = inner.defaultView?.getComputedStyle(root).backgroundColor ?? "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const includeStyleProperties = exactSizes(inner, root);
  for (const piece of piecesOf(root)) {
    const { left, top, width: wide, height: high } = piece.getBoundingClientRect();
    if (top >= canvas.height || wide === 0 || high === 0) continue;
    await idle();
    const drawn = await toCanvas(piece, {
      fontEmbedCSS,
      includeStyleProperties,
      pixelRatio: 1,
      width: wide,
      height: high,
      skipAutoScale: true,
    });
    context.drawImage(drawn, left, top);
  }
  return await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

/**
 * Says each element's size of letters on itself, and gives the names of all other properties: html-to-image would make
 * letters a little smaller than they are, so that no line breaks where it doesn't.
 */
function exactSizes(page: Document, root: HTMLElement): string[] {
  const view = page.defaultView;
  if (!view) return [];
  const sizes = [root, ...root.querySelectorAll<HTMLElement>("*")].map(
    (element) => [element, view.getComputedStyle(element).fontSize] as const,
  );
  for (const [element, size] of sizes) element.style.fontSize = size;
  return [...view.getComputedStyle(root)].filter((name) => name !== "font-size");
}

/** The page's outermost blocks, those of its content one by one: bars that stay in place come last, as they lie over the rest. */
function piecesOf(root: HTMLElement): readonly HTMLElement[] {
  const outer = [...root.querySelectorAll<HTMLElement>(".scroller > [data-block]")];
  const pieces = outer.flatMap((block) =>
    block.dataset["block"] === "outlet"
      ? [...block.querySelectorAll<HTMLElement>("main > [data-slot] > [data-block]")]
      : [block],
  );
  return pieces.toSorted((one, other) => Number(isFixed(one)) - Number(isFixed(other)));
}

function isFixed(element: HTMLElement): boolean {
  const position = element.ownerDocument.defaultView?.getComputedStyle(element).position ?? "";
  return position === "fixed" || position === "sticky";
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

import sharp from "sharp";

/** A line of words, in pixels of a screenshot, and the colour it is written in. */
export interface WrittenLine {
  readonly text: string;
  readonly ink: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The contrast of a line with what is behind it on a screenshot without words: of a hundred pixels, two may have less
 * (WCAG 2.2, 1.4.3).
 */
export async function contrastOf(screenshot: Buffer, { ink, ...box }: WrittenLine): Promise<number> {
  const { left, top, width, height } = box;
  const { data, info } = await sharp(screenshot)
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const words = luminance(ink);
  const found: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const behind = luminance([...data.subarray(at, at + 3)]);
    found.push((Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05));
  }
  return found.toSorted((one, other) => one - other)[Math.floor(found.length * 0.02)] ?? 0;
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The lines of words in an element, as they stand in the window. Runs in the browser: it may use nothing from outside
 * itself.
 */
export function findLines(element: Element): readonly WrittenLine[] {
  const lines: WrittenLine[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || (node.textContent ?? "").trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    for (const { left, top, right, bottom, height } of range.getClientRects()) {
      // A line's box is higher than its letters.
      const spare = height * 0.15;
      const box = { left: Math.max(0, Math.floor(left)), top: Math.floor(top + spare) };
      const size = { width: Math.floor(right) - box.left, height: Math.floor(bottom - spare) - box.top };
      const isSeen = box.top >= 0 && box.top + size.height <= innerHeight;
      if (isSeen && size.width > 1 && size.height > 1)
        lines.push({ text: parent.textContent ?? "", ink, ...box, ...size });
    }
  }
  return lines;
}

/**
 * Looks for faults in the layout of the page that it runs in: a page that scrolls sideways, texts that lie on
 * each other, pictures without dimensions. Runs in the browser: it may use nothing from outside itself.
 * Gives a sentence for each fault.
 */
export function findPageFaults(): readonly string[] {
  interface Line {
    readonly text: string;
    readonly node: Text;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  /** Letters don't fill their line's box, and may touch: what still overlaps after this much is taken off is wrong. */
  const slack = 2;
  return [...findOverflow(), ...findOverlaps(), ...findPictures()];

  function findOverflow(): readonly string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth - clientWidth} px wider than the window: ${wide.slice(0, 3).map(nameOf).join(" · ")}`];
  }

  function findOverlaps(): readonly string[] {
    const lines = readLines().toSorted((one, other) => one.top - other.top);
    const faults: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= one.bottom - slack) break;
        if (one.node === other.node) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        if (width > slack && height > slack) faults.push(`«${one.text}» overlaps «${other.text}»`);
      }
    }
    return faults.slice(0, 5);
  }

  function readLines(): Line[] {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || node.data.trim() === "" || !isSeen(parent)) continue;
      const clip = clipOf(parent);
      if (clip === null) continue;
      const { fontSize } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // A line's box is as high as its font says; what is drawn is about as high as the font's size.
        const spare = Math.max(0, (box.height - Number.parseFloat(fontSize) * 0.7) / 2);
        const line = {
          text: node.data.trim().slice(0, 40),
          node,
          left: Math.max(box.left, clip.left),
          right: Math.min(box.right, clip.right),
          top: Math.max(box.top + spare, clip.top),
          bottom: Math.min(box.bottom - spare, clip.bottom),
        };
        if (line.right - line.left > slack && line.bottom - line.top > slack) lines.push(line);
      }
    }
    return lines;
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  }

  /** What is left of an element by the boxes around it that cut; null for bars that stay over the page. */
  function clipOf(element: Element): { left: number; right: number; top: number; bottom: number } | null {
    const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === "fixed" || style.position === "sticky") return null;
      if (style.clipPath !== "none" || style.clip !== "auto") return null;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      clip.left = Math.max(clip.left, left);
      clip.right = Math.min(clip.right, right);
      clip.top = Math.max(clip.top, top);
      clip.bottom = Math.min(clip.bottom, bottom);
    }
    return clip;
  }

  function findPictures(): readonly string[] {
    return [...document.querySelectorAll("img, video")]
      .filter((picture) => !(Number(picture.getAttribute("width")) > 0 && Number(picture.getAttribute("height")) > 0))
      .map((picture) => `a picture without dimensions: ${nameOf(picture)}`);
  }

  function nameOf(element: Element): string {
    return element.outerHTML.slice(0, 120);
  }
}

/** Pixels of the screens of windows of some widths, in one CSS pixel. */
export const screensOf: Readonly<Record<number, readonly number[]>> = { 390: [2, 3], 768: [2], 1440: [1] };

/**
 * Looks for pictures of which a screen would fetch a size that is too small for what it shows, by more than a tenth,
 * or far too large. What is fetched is worked out from the markup, by Chromium's own rule, so that nothing is. A
 * picture that has no larger size is as sharp as can be. Runs in the browser: it may use nothing from outside itself.
 * Gives a sentence for each fault.
 */
export function findPictureFaults(densities: readonly number[]): readonly string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("picture > img")];
  const probe = document.createElement("div");
  probe.style.cssText = "position: fixed; visibility: hidden";
  document.body.append(probe);
  const faults = pictures.filter((picture) => picture.checkVisibility() && picture.offsetWidth > 0).flatMap(faultsOf);
  probe.remove();
  return faults;

  function faultsOf(picture: HTMLImageElement): readonly string[] {
    const source = picture.parentElement?.querySelector("source");
    if (!source) return [];
    const candidates = [...source.srcset.matchAll(/(\S+) (\d+)w/g)];
    const widths = candidates.map(([, , width]) => Number(width)).toSorted((one, other) => one - other);
    const name = (candidates[0]?.[1] ?? "").replace(/^\/images\/\d+\//, "");
    const asked = lengthOf(source.sizes);
    const shown = shownWidth(picture);
    return densities.flatMap((density) => {
      const chosen = choose(widths, asked, density);
      const share = chosen / (shown * density);
      const isTooSmall = share < 0.9 && chosen !== widths.at(-1);
      const isTooLarge = share > 1.7 && chosen !== widths[0];
      return isTooSmall || isTooLarge
        ? [`${name}: a file of ${chosen} px for ${Math.round(shown)} px × ${density} (${share.toFixed(2)})`]
        : [];
    });
  }

  /** All of the picture, where only a part of it is in its box, in CSS pixels. */
  function shownWidth(picture: HTMLImageElement): number {
    const { offsetWidth: width, offsetHeight: height } = picture;
    const ofHeight = (height * Number(picture.getAttribute("width"))) / Number(picture.getAttribute("height"));
    const fit = getComputedStyle(picture).objectFit;
    if (fit === "cover") return Math.max(width, ofHeight);
    return fit === "contain" ? Math.min(width, ofHeight) : width;
  }

  /** What `sizes` says for this window, in CSS pixels. */
  function lengthOf(sizes: string): number {
    for (const size of entriesOf(sizes)) {
      const [, condition, length = ""] = /^\s*(\([^)]*\))?\s*(.*)$/.exec(size) ?? [];
      if (condition !== undefined && !matchMedia(condition).matches) continue;
      probe.style.width = `calc(${length})`;
      return probe.getBoundingClientRect().width;
    }
    return innerWidth;
  }

  /** Parted at the commas that stand in no parentheses. */
  function entriesOf(sizes: string): readonly string[] {
    const entries = [""];
    let depth = 0;
    for (const character of sizes) {
      depth += Number(character === "(") - Number(character === ")");
      if (character === "," && depth === 0) entries.push("");
      else entries.push(`${entries.pop() ?? ""}${character}`);
    }
    return entries;
  }

  /** The one below what is asked for where that is nearer by ratio, on a dense screen; the one above it otherwise. */
  function choose(widths: readonly number[], asked: number, density: number): number {
    const needed = asked * density;
    const above = widths.findIndex((width) => width >= needed);
    const [low, high] = [widths[above - 1], widths[above]];
    if (high === undefined) return widths.at(-1) ?? 0;
    return low !== undefined && density > 1 && needed < Math.sqrt(low * high) ? low : high;
  }
}

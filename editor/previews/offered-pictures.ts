/** A file that a picture may show, and how wide that is in its own pixels. */
interface OfferedFile {
  readonly url: string;
  readonly width: number;
}

/** Among which files pictures choose, narrow ones first, by the address of what stands in for them until then. */
export type OfferedPictures = ReadonlyMap<string, readonly OfferedFile[]>;

const sized = /(?<url>\S+)\s+(?<width>\d+)w/gu;

/**
 * Puts a drawing of nothing into the place of all files among which a picture of a page chooses; gives the files. The browser
 * prefers a larger one that it has at hand to the one that a screen needs, and knows its own screen alone. By the drawing it
 * only says which list counts, and how wide the picture stands: in whose pixels the drawing is as wide as that.
 */
export function offerStandIns(page: Document): OfferedPictures {
  const offered = new Map<string, readonly OfferedFile[]>();
  for (const element of page.querySelectorAll("[srcset]")) {
    const files = [...(element.getAttribute("srcset") ?? "").matchAll(sized)].map(({ groups }) => {
      return { url: groups?.["url"] ?? "", width: Number(groups?.["width"]) };
    });
    if (files.length === 0) continue;
    const standIn = blank(offered.size);
    offered.set(
      standIn,
      files.toSorted((one, other) => one.width - other.width),
    );
    element.setAttribute("srcset", `${standIn} ${wide}w`);
  }
  return offered;
}

/**
 * The file that a picture loads that stands so wide, in CSS pixels, on a screen with so many pixels in each: as Chromium chooses
 * where it has none at hand, the nearer one of two by their ratio, but on a plain screen never a narrower one than it needs.
 */
export function chooseFile(files: readonly OfferedFile[], stands: number, density: number): string | null {
  const needed = stands * density;
  const wider = files.findIndex(({ width }) => width >= needed);
  const [narrow, enough] = [files.at(wider - 1), files[wider]];
  if (!enough || !narrow || wider === 0) return (enough ?? files.at(-1))?.url ?? null;
  const isNearer = density <= 1 || needed >= Math.sqrt(narrow.width * enough.width);
  return isNearer ? enough.url : narrow.url;
}

const wide = 1000;

function blank(id: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" id="_${id}" width="${wide}" height="${wide}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Fewest and most characters of a page's description: what search engines show of it. */
export const descriptionLength = { least: 50, most: 160 } as const;

interface DescriptionInput {
  /** What tells the page from others that say the same: a vintage's name, the number of a list's page; empty: nothing. */
  readonly mark: string;
  /** What an administrator wrote for it, which is said as it is; empty: nothing. */
  readonly written?: string;
  /** What the page says of itself, the best first. Plain text; empty ones count as not there. */
  readonly texts: readonly string[];
  /** For a page that says next to nothing. */
  readonly name: string;
}

/**
 * A page's description: what was written for it (spec §2), else its mark, and of its own words as many texts as it takes to say something, up to the
 * end of a sentence where one ends in time, else of a word.
 */
export function pageDescription({ mark, written = "", texts, name }: DescriptionInput): string {
  if (written !== "") return mark === "" ? written : `${sentence(mark)} ${written}`;
  let said = mark === "" ? "" : sentence(mark);
  let hasWords = false;
  for (const text of [...texts.filter((each) => each !== ""), name]) {
    if (hasWords && said.length >= descriptionLength.least) break;
    if (said.includes(text)) continue;
    said = [hasWords ? sentence(said) : said, text].filter(Boolean).join(" ");
    hasWords = true;
  }
  return cut(said);
}

/** Where a sentence ends: with what closes it, before a space or the end. */
const sentenceEnd = /[.!?…][”»"')\]]*(?=\s|$)/g;

function cut(text: string): string {
  const { least, most } = descriptionLength;
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(sentenceEnd)].map((end) => end.index + end[0].length);
  const last = ends.findLast((end) => end >= least && end <= most);
  if (last !== undefined) return text.slice(0, last);
  const space = text.slice(0, most).lastIndexOf(" ");
  const words = text.slice(0, space > 0 ? space : most - 1);
  return `${words.replace(/[\s,;:.–—-]+$/, "")}…`;
}

function sentence(text: string): string {
  return /[.!?…:][”»"')\]]*$/.test(text) ? text : `${text}.`;
}

import { cropText } from "#schemas/crop-text.ts";

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
  const { least, most } = descriptionLength;
  // The ellipsis counts too.
  return said.length <= most ? said : cropText(said, most - 1, least);
}

function sentence(text: string): string {
  return /[.!?…:][”»"')\]]*$/.test(text) ? text : `${text}.`;
}

import { Parser } from "htmlparser2";

/** Elements within each other; what people write has some ten. */
const deepest = 1000;

/**
 * HTML as it is, where it is nested no deeper than any that somebody wrote; else its words alone. Parsers take time by the
 * square of the depth: a mebibyte of `<b>` would hold everybody up for half a minute, each time that it is read.
 */
export function shallowHtml(html: string): string {
  return mayBeDeep(html) && isDeep(html) ? html.replaceAll(/<[^<>]*>/g, " ") : html;
}

function mayBeDeep(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1 && count <= deepest; at = html.indexOf("<", at + 1)) count += 1;
  return count > deepest;
}

function isDeep(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth > deepest) throw new TooDeep();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

class TooDeep extends Error {}

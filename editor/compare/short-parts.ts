import type { DiffPart } from "../saving/text-diff.ts";

/** So much of what stayed the same is shown on each side of a change, in characters. */
const around = 80;

/** What differs between two texts, with as much of the rest as tells where that is. */
export function shortParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== "same") return part;
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    return { ...part, text: shortened(part.text, { isFirst, isLast }) };
  });
}

function shortened(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  const head = isFirst ? "" : text.slice(0, around);
  const tail = isLast ? "" : text.slice(-around);
  if (head.length + tail.length >= text.length) return text;
  return `${toWord(head, /\S*$/)}…${toWord(tail, /^\S*/)}`;
}

/** Without the piece of a word that a cut left. */
function toWord(text: string, piece: RegExp): string {
  return text.replace(piece, "");
}

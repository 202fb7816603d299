/** A piece of two texts: in both, in the first alone, or in the second alone. */
export interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** So many words are compared; longer texts are shown as two wholes. */
const mostWords = 600;

/** What differs between two texts, word by word. */
export function textDiff(first: string, second: string): readonly DiffPart[] {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  if (one.length > mostWords || other.length > mostWords) return whole(first, second);
  const lengths = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [mine, theirs] = [one[i], other[j]];
    if (isSame(mine, theirs)) {
      parts.push({ kind: "same", text: theirs ?? "" });
      i += 1;
      j += 1;
    } else if (mine !== undefined && (theirs === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      parts.push({ kind: "removed", text: mine });
      i += 1;
    } else {
      parts.push({ kind: "added", text: theirs ?? "" });
      j += 1;
    }
  }
  return joined(parts);
}

function whole(first: string, second: string): readonly DiffPart[] {
  if (first === second) return [{ kind: "same", text: first }];
  return joined([
    { kind: "removed", text: first },
    { kind: "added", text: second },
  ]);
}

/** Words with the space behind them; that doesn't count when they are compared. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trimEnd() === other?.trimEnd();
}

/** How many words the rests of two texts have in common, from every word of each on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i] ?? [], rows[i + 1] ?? []];
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = isSame(one[i], other[j]) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { ...last, text: last.text + part.text };
    else if (part.text !== "") result.push(part);
  }
  return result;
}

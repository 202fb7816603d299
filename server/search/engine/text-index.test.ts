import { describe, expect, test } from "vitest";

import { isOneEdit } from "./one-edit.ts";
import { TextIndex } from "./text-index.ts";
import { queryWords, wordsOf } from "./words.ts";

describe("words", () => {
  test("[S1] accents, case, ligatures and apostrophes fall away", () => {
    expect(wordsOf("L’Œillet d’ÉTÉ, 100 % chenin")).toEqual(["l", "oeillet", "d", "ete", "100", "chenin"]);
  });

  test("[S1] single letters count only when there is nothing else", () => {
    expect(queryWords("l'aubade l'aubade")).toEqual(["aubade"]);
    expect(queryWords("l")).toEqual(["l"]);
    expect(queryWords("«»—")).toEqual([]);
    expect(queryWords("a b c d e f g h i j k l m n o p")).toHaveLength(8);
  });
});

describe("typing errors", () => {
  test.each([
    ["terrasse", "tercasse", "wrong"],
    ["terrasse", "terasse", "missing"],
    ["terrasse", "terrrasse", "extra"],
    ["terrasse", "terrasses", "extra at the end"],
    ["terrasse", "errasse", "missing at the beginning"],
    ["terrasse", "etrrasse", "swapped"],
    ["eclat", "eclta", "swapped at the end"],
  ])("[S3] %s and %s: one letter %s", (one, other) => {
    expect(isOneEdit(one, other)).toBe(true);
    expect(isOneEdit(other, one)).toBe(true);
  });

  test.each([
    ["terrasse", "terrasse"],
    ["terrasse", "terase"],
    ["eclat", "ealct"],
    ["eclat", "talce"],
    ["abcd", "badc"],
    ["", "ab"],
  ])("[S3] %s and %s are not one error apart", (one, other) => {
    expect(isOneEdit(one, other)).toBe(false);
  });

  test("[S3] agrees with a slow count of edits, letter by letter", () => {
    const letters = ["a", "b", "c"];
    const words = letters.flatMap((a) => ["", ...letters].flatMap((b) => ["", ...letters].map((c) => a + b + c)));
    for (const one of words) {
      for (const other of words) expect(isOneEdit(one, other), `${one} ${other}`).toBe(edits(one, other) === 1);
    }
  });
});

describe("the index", () => {
  const index = new TextIndex();
  for (const [title, tags, text] of [
    ["Clos Sereine", "blanc chenin", "un hectare clos de murs"],
    ["Les Terrasses", "rouge", "cabernet franc, loin du clos"],
    ["Closerie", "clos", ""],
    ["Autre", "", "une closerie"],
    ["Cols", "", ""],
  ] as const) {
    index.add({ title, tags, text });
  }
  const order = (q: string, options = {}) => {
    const scores = index.search(queryWords(q), options);
    return [...scores.keys()]
      .filter((place) => (scores[place] ?? 0) > 0)
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  };

  test("[S2] exact before beginning, title before tags before text", () => {
    expect(order("clos")).toEqual([0, 2, 1, 3]);
  });

  test("[S3] a typing error is forgiven where the word stands nowhere, and comes last", () => {
    expect(order("clso")).toEqual([0, 2, 1]);
    expect(order("closeri")).toEqual([2, 3]);
    expect(order("serene")).toEqual([0]);
    expect(order("sereinne clos")).toEqual([0]);
  });

  test("[S3] words of three letters take no error", () => {
    expect(order("cls")).toEqual([]);
  });

  test("[S3] nothing else met: one error in the beginning", () => {
    expect(order("terasse")).toEqual([1]);
  });

  test("[S1] every word has to be met", () => {
    expect(order("clos franc")).toEqual([1]);
    expect(order("clos absent")).toEqual([]);
  });

  test("[S7] titles and tags only", () => {
    expect(order("clos", { leastField: 2 })).toEqual([0, 2]);
  });

  test("no words at all meet everything", () => {
    expect(order("")).toHaveLength(5);
  });
});

/** Damerau–Levenshtein distance with swapped neighbours, by the book. */
function edits(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] ?? [])[j] = least;
    }
  }
  return at(one.length, other.length);
}

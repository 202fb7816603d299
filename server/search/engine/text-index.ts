import { isOneEdit } from "./one-edit.ts";
import { wordsOf } from "./words.ts";

/** What a document is searched by. The title counts most, then its tags, then its text [S2]. */
export interface IndexedTexts {
  readonly title: string;
  readonly tags: string;
  readonly text: string;
}

/** Documents in which one word stands, and how well: 3 in the title, 2 among the tags, 1 in the text. */
interface Postings {
  readonly documents: number[];
  readonly fields: number[];
}

/** How a word of the search met a word of a document; the order of merit [S2]. */
const merits = { exact: 12, prefix: 8, fuzzy: 4, fuzzyPrefix: 0 } as const;

type Merit = keyof typeof merits;

/** Typing errors are only tolerated in words of four letters or more [S3]. */
const shortestFuzzy = 4;

/**
 * An inverted index over a list of documents, known by their place in it. Words are added one document
 * after the other, then `search` answers in a few milliseconds for thousands of documents.
 */
export class TextIndex {
  readonly #postings = new Map<string, Postings>();
  #sorted: readonly string[] | null = null;
  #size = 0;

  /** How many documents there are. */
  get size(): number {
    return this.#size;
  }

  /** Adds the next document. */
  add({ title, tags, text }: IndexedTexts): void {
    const best = new Map<string, number>();
    for (const [field, content] of [text, tags, title].entries()) {
      for (const word of wordsOf(content)) best.set(word, field + 1);
    }
    for (const [word, field] of best) {
      const postings = this.#postings.get(word);
      if (postings) {
        postings.documents.push(this.#size);
        postings.fields.push(field);
      } else {
        this.#postings.set(word, { documents: [this.#size], fields: [field] });
      }
    }
    this.#size += 1;
    this.#sorted = null;
  }

  /**
   * The score of every document, by its place; 0 for one that lacks a word. `leastField` 2 looks at titles
   * and tags only. Every word has to be met: exactly, else as a beginning or with one typing error, else as
   * a beginning with one typing error.
   */
  search(words: readonly string[], { leastField = 1 } = {}): Uint16Array {
    const total = new Uint16Array(this.#size);
    if (words.length === 0) return total.fill(1);
    for (const [index, word] of words.entries()) {
      const scores = this.#score(word, leastField);
      for (let place = 0; place < total.length; place += 1) {
        const score = scores[place] ?? 0;
        total[place] = score > 0 && (index === 0 || (total[place] ?? 0) > 0) ? (total[place] ?? 0) + score : 0;
      }
    }
    return total;
  }

  #score(word: string, leastField: number): Uint8Array {
    const scores = new Uint8Array(this.#size);
    const isMet = this.#meet(scores, [word], "exact", leastField);
    const isBeginning = this.#meet(scores, this.#beginningWith(word), "prefix", leastField);
    if (isMet || word.length < shortestFuzzy) return scores;
    const isMistyped = this.#meet(scores, this.#oneEditFrom(word), "fuzzy", leastField);
    if (!isBeginning && !isMistyped) this.#meet(scores, this.#beginningOneEditFrom(word), "fuzzyPrefix", leastField);
    return scores;
  }

  /** Raises the scores of the documents that hold one of the words; tells whether there was any. */
  #meet(scores: Uint8Array, words: Iterable<string>, merit: Merit, leastField: number): boolean {
    let found = false;
    for (const word of words) {
      const postings = this.#postings.get(word);
      if (!postings) continue;
      const { documents, fields } = postings;
      for (let index = 0; index < documents.length; index += 1) {
        const field = fields[index] ?? 0;
        if (field < leastField) continue;
        const place = documents[index] ?? 0;
        scores[place] = Math.max(scores[place] ?? 0, merits[merit] + field);
        found = true;
      }
    }
    return found;
  }

  /** Longer words that begin with one. */
  *#beginningWith(word: string): Iterable<string> {
    const sorted = this.#words();
    for (let place = firstAtLeast(sorted, word); place < sorted.length; place += 1) {
      const candidate = sorted[place] ?? "";
      if (!candidate.startsWith(word)) return;
      if (candidate !== word) yield candidate;
    }
  }

  #oneEditFrom(word: string): readonly string[] {
    return this.#words().filter((candidate) => isOneEdit(word, candidate));
  }

  #beginningOneEditFrom(word: string): readonly string[] {
    return this.#words().filter((candidate) =>
      [-1, 0, 1].some((more) => {
        const length = word.length + more;
        return candidate.length > length && isOneEdit(word, candidate.slice(0, length));
      }),
    );
  }

  #words(): readonly string[] {
    this.#sorted ??= [...this.#postings.keys()].toSorted();
    return this.#sorted;
  }
}

/** The first place in a sorted list whose word isn't smaller. */
function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

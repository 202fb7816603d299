import { Font } from "@react-pdf/renderer";

/** A face that can be drawn with. */
export interface DocumentFace {
  /** A name of its own: the same name is the same face for as long as the process lives. */
  readonly family: string;
  readonly weight: 400 | 700;
  readonly style: "normal" | "italic";
  /** A path (TTF, OTF, WOFF), or a `data:` address. */
  readonly source: string;
}

export interface DocumentPicture {
  /** PNG. */
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a document is made with beside its words. */
export interface DocumentAssets {
  readonly faces: readonly DocumentFace[];
  /** Families in the order in which they are asked for a sign. */
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly pictures: Readonly<Record<string, DocumentPicture>>;
}

const registered = new Set<string>();

/** No line is broken inside a word, but where a word is as long as a line. */
const longest = 24;
Font.registerHyphenationCallback((word) => (word.length > longest ? piecesOf(word) : [word]));

/** Makes faces known to the library, each once. */
export function registerFaces(faces: readonly DocumentFace[]): void {
  for (const { family, weight, style, source } of faces) {
    const name = `${family} ${weight} ${style}`;
    if (registered.has(name)) continue;
    registered.add(name);
    Font.register({ family, fontWeight: weight, fontStyle: style, src: source });
  }
}

function piecesOf(word: string): string[] {
  const signs = Array.from(word);
  const size = longest / 2;
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, at) =>
    signs.slice(at * size, (at + 1) * size).join(""),
  );
}

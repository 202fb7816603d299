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

const known = new Map<string, Promise<void>>();

/** Makes faces known to the library, each once. Rejects with what is wrong with a file that can't be read. */
export async function registerFaces(faces: readonly DocumentFace[]): Promise<void> {
  await Promise.all(
    faces.map(async (face) => {
      const name = `${face.family} ${face.weight} ${face.style}`;
      const registered = known.get(name) ?? register(face);
      known.set(name, registered);
      await registered;
    }),
  );
}

async function register({ family, weight, style, source }: DocumentFace): Promise<void> {
  Font.register({ family, fontWeight: weight, fontStyle: style, src: source });
  const descriptor = { fontFamily: family, fontWeight: weight, fontStyle: style };
  await Font.load(descriptor);
  // The library's types know of no sign.
  nameSigns(Font.getFont(descriptor)?.data as SignsOfFont | null | undefined);
}

interface SignsOfFont {
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): unknown;
}

/**
 * Asks for every sign of a font by its character. The library keeps a sign as it first met it, and one that it met as a
 * part of another ("A" of "À", in whatever document came first) has no character: it is drawn, but nobody could copy,
 * search or hear it.
 */
function nameSigns(font: SignsOfFont | null | undefined): void {
  for (const codePoint of font?.characterSet ?? []) font?.glyphForCodePoint(codePoint);
}

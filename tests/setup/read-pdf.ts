import { extractText, getDocumentProxy, getMeta } from "unpdf";

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The text of each page, words apart by one space. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
  /** The names of its fonts. */
  readonly fonts: readonly string[];
  /** Fonts that don't come with the file, or whose letters nobody could copy. */
  readonly faulty: readonly string[];
}

/** Reads a PDF back by another library than the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const pages = text.map((page) => page.replaceAll(/\s+/g, " ").trim());
  const raw = Buffer.from(bytes).toString("latin1");
  const objects = raw.split(/\bendobj\b/);
  const fonts = objects.filter(
    (object) => /\/Type \/Font\b(?!Descriptor)/.test(object) && !/\/CIDFontType/.test(object),
  );
  const descriptors = objects.filter((object) => object.includes("/Type /FontDescriptor"));
  return {
    pages,
    text: pages.join(" "),
    title: String((info as Record<string, unknown>)["Title"] ?? ""),
    language: String((info as Record<string, unknown>)["Language"] ?? ""),
    fonts: fonts.map((font) => /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? ""),
    faulty: [
      ...fonts.filter((font) => !font.includes("/ToUnicode") || !font.includes("/Subtype /Type0")),
      ...descriptors.filter((each) => !/\/FontFile[23]? /.test(each)),
    ],
  };
}

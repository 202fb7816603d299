import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";

import type { DocumentContent } from "#schemas/documents/document.ts";

import { registerFaces, type DocumentAssets } from "./assets.ts";
import { LinesPages } from "./lines-pages.tsx";
import { setSheet } from "./sheet/set-sheet.tsx";

/**
 * Sets a document and gives its PDF. What it says is drawn as it is: whoever calls has left out what no face has a sign
 * for.
 */
export async function setDocument(content: DocumentContent, assets: DocumentAssets): Promise<Uint8Array> {
  registerFaces(assets.faces);
  if (content.kind === "SHEET") return await setSheet(content, assets, toBytes);
  return await toBytes(<LinesPages content={content} assets={assets} />);
}

async function toBytes(document: ReactElement): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]));
}

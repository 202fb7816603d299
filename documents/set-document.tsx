import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";

import type { DocumentContent } from "#schemas/documents/document.ts";

import type { DocumentAssets } from "./assets.ts";
import { registerFaces } from "./faces.ts";
import { LinesPages } from "./lines-pages.tsx";
import "./long-words.ts";
import { setSheet } from "./sheet/set-sheet.tsx";

/**
 * Sets a document and gives its PDF. What it says is drawn as it is: whoever calls has left out what no face has a sign
 * for.
 */
export async function setDocument(content: DocumentContent, assets: DocumentAssets): Promise<Uint8Array> {
  await registerFaces(assets.faces);
  if (content.kind === "SHEET") return await setSheet(content, assets, toBytes);
  const documents = content.kind === "BATCH" ? content.documents : [content];
  return await toBytes(<LinesPages content={content} documents={documents} assets={assets} />);
}

async function toBytes(document: ReactElement): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]));
}

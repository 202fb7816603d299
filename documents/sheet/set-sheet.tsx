import type { ReactElement } from "react";

import type { SheetDocument } from "#schemas/documents/document.ts";

import type { DocumentAssets } from "../assets.ts";
import { Classic } from "./classic.tsx";
import { Contrast } from "./contrast.tsx";
import { fits, type Fit } from "./fits.ts";

export interface SheetProps {
  readonly content: SheetDocument;
  readonly assets: DocumentAssets;
  readonly fit: Fit;
  /** Is told on how many pages it stands. */
  readonly onPages: (pages: number) => void;
}

const models = { DEFAULT: Classic, CONTRAST: Contrast };

/**
 * Sets a sheet on one page: as large as its model wants it where it fits, smaller and then shorter where it doesn't. A
 * sheet is read at a glance, so that what is left out of a very long text is on the wine's page.
 */
export async function setSheet(
  content: SheetDocument,
  assets: DocumentAssets,
  toBytes: (document: ReactElement) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const Model = models[content.model];
  let bytes = new Uint8Array();
  for (const fit of fits) {
    let pages = 0;
    const onPages = (count: number) => (pages = count);
    bytes = new Uint8Array(
      await toBytes(<Model content={shortened(content, fit)} assets={assets} fit={fit} onPages={onPages} />),
    );
    if (pages <= 1) break;
  }
  return bytes;
}

function shortened(content: SheetDocument, { letters, lines }: Fit): SheetDocument {
  const cut = (text: string, most: number) =>
    text.length > most ? `${text.slice(0, most).replace(/\s+\S{0,20}$/, "")}…` : text;
  const each = <T extends { readonly label: string; readonly text: string }>(list: readonly T[], most: number) =>
    list.map((item) => ({ ...item, label: cut(item.label, 60), text: cut(item.text, most) }));
  const one = (item: SheetDocument["pairings"], most: number) => item && { ...item, text: cut(item.text, most) };
  return {
    ...content,
    estate: cut(content.estate, 90),
    eyebrow: cut(content.eyebrow, 120),
    name: cut(content.name, 120),
    form: cut(content.form, 90),
    summary: cut(content.summary, letters),
    facts: each(content.facts.slice(0, 6), 60),
    sections: each(content.sections.slice(0, 8), letters),
    features: each(content.features.slice(0, lines), 90),
    pairings: one(content.pairings, letters),
    awards: one(content.awards, letters),
    nutrition: one(content.nutrition, letters * 2),
    contact: cut(content.contact, 220),
    alcoholMessage: cut(content.alcoholMessage, 200),
  };
}

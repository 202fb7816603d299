import type { ReactElement } from "react";

import type { LabelledText, SheetDocument } from "#schemas/documents/document.ts";

import type { DocumentAssets } from "../assets.ts";
import { Classic } from "./classic.tsx";
import { Contrast } from "./contrast.tsx";
import { fits, type Fit } from "./fits.ts";
import { SecondPage } from "./parts.tsx";

export interface SheetProps {
  readonly content: SheetDocument;
  readonly assets: DocumentAssets;
  readonly fit: Fit;
}

const models = { DEFAULT: Classic, CONTRAST: Contrast };

/**
 * Sets a sheet on one page: as large as its model wants it where it fits, smaller and then shorter where it doesn't. A
 * sheet is read at a glance, so that what is left out of a very long text is on the wine's page. A try ends where a
 * second page would begin: nothing is drawn that doesn't fit, and a text that the library would break for ever isn't.
 */
export async function setSheet(
  content: SheetDocument,
  assets: DocumentAssets,
  toBytes: (document: ReactElement) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const Model = models[content.model];
  for (const fit of fits) {
    try {
      return await toBytes(<Model content={shortened(content, fit)} assets={assets} fit={fit} />);
    } catch (error) {
      if (!(error instanceof SecondPage)) throw error;
    }
  }
  throw new SecondPage("No fit has a sheet on one page");
}

function shortened(content: SheetDocument, { letters, lines }: Fit): SheetDocument {
  const cut = (text: string, most: number) =>
    text.length > most ? `${text.slice(0, most).replace(/\s+\S{0,20}$/, "")}…` : text;
  const one = ({ label, text }: LabelledText, most: number) => ({ label: cut(label, 60), text: cut(text, most) });
  const each = (list: readonly LabelledText[], most: number) => list.map((item) => one(item, most));
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
    pairings: content.pairings && one(content.pairings, letters),
    awards: content.awards && one(content.awards, letters),
    nutrition: content.nutrition && one(content.nutrition, letters * 2),
    contact: cut(content.contact, 220),
    alcoholMessage: cut(content.alcoholMessage, 200),
  };
}

import type { DocumentLook } from "#schemas/documents/document.ts";
import { sixDigits } from "#schemas/site/colour.ts";
import { publicValues } from "#schemas/site/parameters/public-values.ts";
import { defaultFonts, type SiteFont } from "#schemas/site/site-info.ts";
import type { DocumentFamily } from "#server/typesetting/job.ts";

import { servedFamilies } from "../fonts/read.ts";
import { getSiteInfo } from "../info/read.ts";
import { parameterValues } from "../parameters/read.ts";

/** How the estate looks on paper: its colours, and what its titles and texts are set in. */
export interface PaperLook {
  readonly look: DocumentLook;
  readonly title: DocumentFamily;
  readonly text: DocumentFamily;
}

/** The estate's look on paper, from its parameters and fonts. */
export async function paperLook(): Promise<PaperLook> {
  const { fonts } = await getSiteInfo();
  const values = publicValues(await parameterValues());
  const served = await servedFamilies(fonts);
  const family = (type: SiteFont["type"]): DocumentFamily => {
    const name = (fonts.find((font) => font.type === type) ?? defaultFonts[type]).family;
    const faces = served.find((uploaded) => uploaded.name === name)?.faces ?? [];
    return { name, files: faces.map(({ url, weight, style }) => ({ path: fileOf(url), weight, style })) };
  };
  return {
    look: {
      ground: sixDigits(values["COLOR_BACKGROUND"], "#ffffff"),
      ink: sixDigits(values["COLOR_FONT"], "#222222"),
      accent: sixDigits(values["COLOR_PRIMARY"], "#6b1f2e"),
    },
    title: family("TITLE"),
    text: family("CONTENT"),
  };
}

/** The file of the storage behind an address of the media library. */
function fileOf(url: string): string {
  return url.replace(/^\/media\//, "");
}
